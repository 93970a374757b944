import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'EU, gà thịt trên 33 kg/m²: không quá 20 ppm amoniac và 3000 ppm carbon dioxide. [S1, S2]',
    'Canada: xử lý khi trên 25 ppm; Trung Quốc, con trưởng thành: 15 mg/m³, khoảng 21 ppm. [S36, S40]',
    'Một chương trình kiểm tra ở Thụy Sĩ đòi ít nhất 75% nền khô và tơi: đó là mức “cần xử lý” của chúng tôi cho chất độn. [S16]',
    'Với Mỹ Latinh và phần lớn châu Á - Thái Bình Dương không tìm thấy giới hạn amoniac; ứng dụng bắt đầu từ 20 ppm. [PD]',
  ],
  body: [
    {
      title: 'Các mức từ đâu ra',
      text: 'Mỗi phần có hai mức. Đến mức đầu đèn là “tốt”, quá mức sau là “cần xử lý”, ở giữa là “theo dõi”. Một số dựa trên quy định: amoniac, nền khô và chỉ số bàn chân 80 của Hà Lan. [S24] Phần còn lại là định nghĩa của sản phẩm này, và ứng dụng ghi điều đó cạnh mỗi con số. Định nghĩa là điểm khởi đầu, không phải bản án.',
    },
    {
      title: 'Khi nào nên đổi',
      text: 'Hãy đổi khi luật, chương trình hoặc người mua đưa ra con số khác, hoặc bác sĩ thú y đặt mục tiêu cho trại. Siết từng bước: mức lúc nào cũng đỏ thì chẳng dạy được gì. Đừng nới chỉ vì một lứa kém. Báo cáo in ra giới hạn đã dùng, nên báo cáo cũ giữ nguyên ý nghĩa.',
    },
    {
      title: 'Con người cũng tính',
      text: 'Quy định lao động về amoniac bảo vệ người, không phải gia cầm: 25 ppm cho một ngày làm, 35 ppm trong 15 phút theo hướng dẫn của Mỹ. [S38] Gia cầm nhận ra từ 5 ppm. [S36] Chuồng hợp luật cho người vẫn có thể khó chịu với đàn.',
    },
  ],
  today: [
    'Xem luật, chương trình và người mua đòi hỏi gì.',
    'Nhập con số chặt nhất vào giới hạn của trang trại.',
    'Giữ nguồn của mỗi con số cùng giấy tờ của trại.',
    'Đọc lại báo cáo cũ với các mức mới.',
  ],
  vet: [
    'Bạn không biết quy định nào áp dụng cho đàn.',
    'Mục tiêu có vẻ ngoài tầm của chuồng.',
    'Giới hạn cho người bị vượt: trước khi ai đó vào lại.',
  ],
};
