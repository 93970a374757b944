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
  claim: 'Nắm tình hình đàn trong vài phút, chỉ với một điện thoại',
  signIn: {
    once: 'Chỉ cần đăng nhập một lần: sau đó bạn chấm điểm được cả khi không có mạng.',
    needsNetwork: 'Lần đăng nhập đầu tiên cần có mạng. Hãy thử lại ở nơi có sóng.',
    toSignUp: 'Tạo tài khoản',
  },
  legal: {
    terms: {
      title: 'Điều khoản sử dụng',
      text: 'FlockScore miễn phí. Điểm số là điều bạn quan sát được, không phải chẩn đoán; khi gà chết tăng hoặc thấy máu, hãy gọi bác sĩ thú y. Chỉ tải lên ảnh của bạn hoặc ảnh bạn được phép dùng, không chụp mặt người khác. Tài khoản chỉ dành cho bạn; hãy giữ kín mật khẩu.',
    },
    privacy: {
      title: 'Chính sách quyền riêng tư',
      text: 'Chúng tôi lưu e-mail, tên, trang trại, điểm số và ảnh của bạn để lập báo cáo cho bạn và các đồng nghiệp bạn mời. Vị trí được xóa khỏi ảnh. Tỷ lệ của trang trại chỉ vào phần so sánh khu vực, không kèm tên, khi bạn đồng ý. Bạn có thể xuất hoặc xóa dữ liệu của mình bất cứ lúc nào.',
    },
  },
};
