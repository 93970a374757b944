import type { ShellTexts } from './CN.ts';

export const vi: ShellTexts = {
  name: 'FlockScore',
  skip: 'Đến nội dung',
  back: 'Quay lại',
  toHome: 'Về trang chủ',
  newAnalysis: 'Đánh giá mới',
  nav: {
    label: 'Chính',
    home: 'Trang chủ',
    farms: 'Trang trại',
    reports: 'Báo cáo',
    library: 'Thư viện',
  },
  offline: {
    saved: 'Ngoại tuyến, đã lưu tại đây',
    waiting: '{count} chưa gửi',
  },
  reload: {
    title: 'Hãy tải lại trang',
    now: 'Tải lại',
    later: 'Để sau',
  },
  broken: {
    title: 'Trang không mở được',
    text: 'Không thể hiển thị trang này. Mọi điểm bạn đã chấm đều được lưu trên máy này; không mất gì cả.',
    again: 'Thử lại',
  },
  lost: {
    title: 'Không có trang này',
    text: 'Có thể địa chỉ bị gõ sai hoặc nội dung đã được chuyển đi.',
  },
};
