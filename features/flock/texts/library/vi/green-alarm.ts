import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Màu xanh đến từ mật khi gia cầm không ăn; máng trống cũng gây ra như vậy. [S4]',
    'Khi có con bệnh, bác sĩ thú y còn nghĩ đến Newcastle và cúm gia cầm. [S4, S62]',
    'Một số nguyên nhân gây phân xanh kèm bệnh phải khai báo theo luật.',
  ],
  body: [
    {
      title: 'Máng ăn trước',
      text: 'Xem có thức ăn không, đường tải chạy không, đèn có sáng không. Rau xanh hoặc cỏ linh lăng cũng làm phân đổi màu. Nếu gia cầm lanh lợi, đói và ăn ngay khi có thức ăn, vài giờ sau chấm lại. Chuồng lỡ một bữa có thể thấy xanh trong vài giờ.',
    },
    {
      title: 'Khi nào là báo động',
      text: 'Phân xanh và có con bỏ ăn, ủ rũ, há mỏ thở, vẹo cổ hoặc chết đột ngột: dừng chấm. Không ai đi từ chuồng này sang chuồng khác. Không mang ủng, khăn, lồng hay bao điện thoại ra ngoài. Không di chuyển gia cầm, trứng, chất độn hay thức ăn. Không tự mổ con chết.',
    },
    {
      title: 'Giờ đầu tiên',
      text: 'Đóng chuồng. Gọi bác sĩ thú y, kể cả ban đêm. Nếu không gọi được, hãy gọi cơ quan thú y địa phương; số đó phải dán trên tường từ trước khi cần. Nói hôm qua và hôm nay chết bao nhiêu con, bạn thấy gì, từ khi nào. Ghi lại ai đã vào chuồng mấy ngày qua. Chờ hướng dẫn, thay đồ và rửa sạch. Báo cáo và ảnh nằm trong điện thoại, có mạng hay không cũng vậy. Cũng nói đàn bao nhiêu tuổi và đã tiêm phòng khi nào.',
    },
  ],
  today: [
    'Ghi ngay số bác sĩ thú y vào trang của trang trại.',
    'Dán số của cơ quan thú y địa phương lên tường.',
    'Kiểm tra thức ăn, nước và đèn trước mọi việc khác.',
    'Nếu thấy, hãy đánh dấu “con bệnh” hoặc “chết đột ngột”.',
  ],
  vet: [
    'Phân xanh và bất kỳ con bệnh hay con chết nào: ngay lập tức.',
    'Chết đột ngột, dù phân trông thế nào: ngay lập tức.',
    'Phân vẫn xanh sau khi gia cầm đã ăn: trong ngày.',
  ],
};
