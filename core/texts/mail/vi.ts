import type { MailTexts } from './mail.ts';

export const vi: MailTexts = {
  product: {
    portal: { name: 'Dịch vụ nhân tài Wutong', short: 'Wutong' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: 'Xin chào {name},',
  footer: 'Thư này được gửi tự động, vui lòng không trả lời. Nhân viên không bao giờ hỏi mã hoặc mật khẩu của bạn.',
  sms: '[Wutong] Mã {code} (số tham chiếu {prefix}), có hiệu lực 10 phút. Không chia sẻ với bất kỳ ai.',
  smsReset:
    '[Wutong] Mở liên kết này trong 30 phút để đặt mật khẩu mới; chỉ dùng một lần: {link} Nếu không phải bạn, hãy bỏ qua.',
  scenes: {
    CODE_LOGIN: {
      subject: 'Mã đăng nhập (tham chiếu {prefix})',
      lines: [
        'Bạn đang đăng nhập vào {brand}. Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực 10 phút và chỉ dùng một lần. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
    },
    CODE_REGISTER: {
      subject: 'Mã đăng ký (tham chiếu {prefix})',
      lines: [
        'Bạn đang đăng ký tài khoản {brand}. Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực 10 phút và chỉ dùng một lần. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
    },
    CODE_CONTACT: {
      subject: 'Mã xác nhận địa chỉ (tham chiếu {prefix})',
      lines: [
        'Bạn đang gửi nội dung cho {brand} bằng địa chỉ này. Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực 10 phút và chỉ dùng một lần. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
    },
    CODE_BIND: {
      subject: 'Mã xác nhận e-mail (tham chiếu {prefix})',
      lines: [
        'Bạn đang gắn địa chỉ này với tài khoản {brand}. Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực 10 phút và chỉ dùng một lần. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
    },
    CODE_OBJECT: {
      subject: 'Mã xác nhận gửi ý kiến phản đối (mã tham chiếu {prefix})',
      lines: [
        'Bạn đang gửi ý kiến phản đối một thông báo công khai. Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
    },
    NO_ACCOUNT: {
      subject: 'E-mail này chưa có tài khoản {brand}',
      lines: [
        'Có người thử đăng nhập {brand} bằng địa chỉ này, nhưng địa chỉ chưa được đăng ký.',
        'Nếu là bạn, có thể bạn đã dùng địa chỉ khác; bạn cũng có thể đăng ký ngay. Nếu không, hãy bỏ qua thư này.',
      ],
      button: 'Đăng ký',
    },
    HAVE_ACCOUNT: {
      subject: 'Bạn đã có tài khoản {brand} (tham chiếu {prefix})',
      lines: [
        'Có người thử đăng ký {brand} bằng địa chỉ này. Bạn đã có tài khoản: chỉ cần đăng nhập hoặc đặt lại mật khẩu.',
        'Mã có tham chiếu {prefix} chỉ để xác nhận địa chỉ này là của bạn:',
        'Mã có hiệu lực 10 phút. Nếu không phải bạn, hãy bỏ qua thư này.',
      ],
      button: 'Đăng nhập',
    },
    RESET: {
      subject: 'Đặt lại mật khẩu',
      lines: [
        'Chúng tôi nhận được yêu cầu đặt lại mật khẩu của {loginName}. Hãy mở liên kết trong 30 phút; liên kết chỉ dùng một lần và chỉ liên kết mới nhất có hiệu lực.',
        'Nếu không phải bạn, bạn không cần làm gì: mật khẩu không thay đổi.',
      ],
      button: 'Đặt mật khẩu mới',
    },
    INVITATION: {
      subject: 'Lời mời vào trang quản trị Wutong',
      lines: [
        '{tenant} mời bạn, qua {loginName}, vào trang quản trị Wutong. Hãy mở liên kết trong {days} ngày để chấp nhận hoặc từ chối. Trước khi bạn chấp nhận, họ không thấy gì về bạn.',
      ],
      button: 'Xem lời mời',
    },
    ACCOUNT_DISABLED: {
      subject: 'Tài khoản {brand} của bạn đã bị khóa',
      lines: [
        'Có người thử đăng nhập bằng {loginName} hoặc đặt lại mật khẩu. Tài khoản đã bị khóa nên không có mã hay liên kết nào được gửi.',
        'Để mở lại, hãy liên hệ quầy dịch vụ hoặc quản trị viên của bạn.',
      ],
    },
    CODE_DEVICE: {
      subject: 'Mã cho thiết bị mới (tham chiếu {prefix})',
      lines: [
        'Có người dùng đúng mật khẩu đang đăng nhập tài khoản {brand} {loginName} trên một thiết bị mới ({device}). Mã có tham chiếu {prefix} là:',
        'Mã có hiệu lực 10 phút và chỉ dùng một lần. Nếu không phải bạn, đừng cho ai biết mã và hãy đổi mật khẩu ngay.',
      ],
    },
    EMAIL_CHANGED: {
      subject: 'Địa chỉ e-mail của bạn đã được đổi',
      lines: [
        'Địa chỉ e-mail của {loginName} đã được đổi thành {email} vào {time}. Mã và thông báo sẽ không còn gửi đến địa chỉ này.',
        'Nếu không phải bạn, hãy liên hệ ngay với bộ phận hỗ trợ.',
      ],
    },
    PWD_CHANGED: {
      subject: 'Mật khẩu của bạn đã thay đổi',
      lines: [
        'Mật khẩu của {loginName} đã được thay đổi lúc {time}. Mọi thiết bị khác đã bị đăng xuất.',
        'Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ quầy dịch vụ.',
      ],
    },
    LOCKED: {
      subject: 'Nhập sai mật khẩu nhiều lần',
      lines: [
        'Mật khẩu của {loginName} bị nhập sai {count} lần liên tiếp. Đăng nhập bằng mật khẩu tạm dừng một thời gian.',
        'Nếu là bạn, hãy đăng nhập bằng mã hoặc đặt lại mật khẩu. Nếu không, có người đang dò mật khẩu; khi mật khẩu vẫn bí mật, bạn không cần làm gì.',
      ],
    },
    TOTP_ON: {
      subject: 'Đã bật xác minh hai bước',
      lines: [
        'Xác minh hai bước của {loginName} được bật lúc {time}; mọi thiết bị khác đã bị đăng xuất. Từ nay, ngoài mật khẩu hoặc mã được gửi, khi đăng nhập cần thêm mã trong ứng dụng xác thực.',
        'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ quầy dịch vụ.',
      ],
    },
    TOTP_OFF: {
      subject: 'Đã tắt xác minh hai bước',
      lines: [
        'Xác minh hai bước của {loginName} bị tắt lúc {time}; mọi thiết bị khác đã bị đăng xuất.',
        'Nếu không phải bạn, hãy đặt lại mật khẩu ngay, bật lại xác minh hai bước và liên hệ quầy dịch vụ.',
      ],
    },
    RECOVERY_NEW: {
      subject: 'Đã tạo mã khôi phục mới',
      lines: [
        'Mã khôi phục mới của {loginName} được tạo lúc {time}; các mã trước không còn giá trị.',
        'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ quầy dịch vụ.',
      ],
    },
    RECOVERY_USED: {
      subject: 'Một mã khôi phục của bạn đã được dùng',
      lines: [
        'Một mã khôi phục của {loginName} được dùng lúc {time}; còn {count} mã.',
        'Nếu là bạn và còn ít mã, hãy tạo mã mới trong phần bảo mật. Nếu không, hãy đổi mật khẩu ngay và tạo mã khôi phục mới.',
      ],
    },
    TOTP_GUESSED: {
      subject: 'Nhập sai mã dùng một lần nhiều lần',
      lines: [
        'Có người qua được bước đầu khi đăng nhập {loginName} (mật khẩu hoặc mã được gửi) rồi nhập sai mã dùng một lần {count} lần liên tiếp. Họ không vào được.',
        'Nếu là bạn, bạn có thể dùng mã khôi phục. Nếu không, mật khẩu của bạn có thể đã bị lộ: hãy đổi ngay.',
      ],
    },
    ERASE_ASKED: {
      subject: 'Tài khoản của bạn sẽ bị xóa sau {days} ngày',
      lines: [
        'Yêu cầu xóa tài khoản {loginName} được gửi lúc {time}. Sau {days} ngày, tài khoản và mọi dữ liệu được phép xóa sẽ bị xóa vĩnh viễn.',
        'Trước thời hạn đó, hãy đăng nhập và hủy yêu cầu trong mục “Tài khoản – Dữ liệu của tôi”. Nếu không phải bạn, hãy đổi mật khẩu ngay và hủy yêu cầu.',
      ],
    },
    FLOCK_ANSWERED: {
      subject: 'Câu hỏi của bạn đã được trả lời',
      lines: [
        'Bạn đã hỏi về báo cáo “{report}” ({farm}): {question}',
        'Trả lời: {answer}',
        'Câu trả lời cũng có trong báo cáo: hãy mở FlockScore để xem.',
      ],
      button: 'Mở báo cáo',
    },
    FLOCK_CLOSED: {
      subject: 'Câu hỏi của bạn đã được đóng',
      lines: [
        'Bạn đã hỏi về báo cáo “{report}” ({farm}): {question}',
        'Câu hỏi không được trả lời vì: {answer}',
        'Nếu vẫn cần trợ giúp, hãy hỏi lại trong báo cáo. Nếu khẩn cấp, hãy gọi bác sĩ thú y.',
      ],
      button: 'Mở báo cáo',
    },
    FARM_BLOCKED: {
      subject: 'Trang trại “{farm}” đã bị tạm ngưng',
      lines: [
        'Nền tảng đã tạm ngưng trang trại “{farm}” vì: {reason}',
        'Dữ liệu trên điện thoại của bạn vẫn được giữ và sẽ được gửi khi trang trại hoạt động trở lại.',
      ],
    },
    FARM_UNBLOCKED: {
      subject: 'Trang trại “{farm}” đã hoạt động trở lại',
      lines: ['Trang trại “{farm}” có thể sử dụng lại. Dữ liệu đang chờ trên điện thoại của bạn đang được gửi.'],
    },
    FLOCK_READING: {
      subject: 'Báo cáo bạn chia sẻ đã có lần chấm thứ hai',
      lines: ['{reader} đã gửi lần chấm thứ hai cho báo cáo “{report}” ({farm}). Bạn có thể so sánh hai lần chấm.'],
      button: 'Mở báo cáo',
    },
  },
};
