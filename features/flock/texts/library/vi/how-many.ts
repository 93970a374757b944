import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Không có mẫu bất thường nào trong 20 thì trong đàn vẫn có thể tới 16% (khoảng tin cậy 95%). [S57]',
    'Không thấy gì mà muốn đầu trên xuống dưới 10% cần 35 mẫu; dưới 5% cần 73 mẫu. [S57]',
    'Tổn thương bàn chân phân bố không đều trong chuồng: nhiều chỗ hơn tốt hơn nhiều con ở một chỗ. [S22]',
    'Với gà đẻ chưa có con số thống nhất; 50 con hoặc 100 bàn chân là số đang dùng. [S43, S28, S24]',
  ],
  body: [
    {
      title: 'Khoảng tin cậy nói gì',
      text: 'Bạn đã thấy một số con, không phải tất cả. Khoảng tin cậy là dải tỷ lệ thật phù hợp với điều đã thấy. Hai trên hai mươi là 10%, nhưng từ 3 đến 30% đều phù hợp. Năm trên hai mươi là 25%, và từ 11 đến 47% đều phù hợp. Đó là phương pháp Wilson, dùng tốt với ít mẫu và ở mức 0 hay 100%. [S57]',
    },
    {
      title: 'Vì sao đèn tạm thời',
      text: 'Màu đèn lấy từ tỷ lệ đã thấy, độ chắc lấy từ khoảng tin cậy. Khi khoảng này vượt qua giới hạn, đèn có gạch chéo và ghi “tạm thời”. Với hai mươi mẫu, phần lớn đèn là như vậy, và đó là nói thật. Đàn trước, các phần khác và lần xem thứ hai sẽ làm rõ hơn.',
    },
    {
      title: 'Một ví dụ',
      text: 'Tuần trước 2 trên 20 mẫu không bình thường, hôm nay 6 trên 20. Tăng 20 điểm phần trăm, nhưng thay đổi thật có thể từ giảm 5 đến tăng 43: chưa rõ thay đổi. Nếu là 9 trên 20 thì tăng từ 7 đến 57: tăng rõ. Con ở gần nhau thường giống nhau, nên nếu nhiều con từ một góc thì dải thật còn rộng hơn chút.',
    },
  ],
  today: [
    'Trải mười khu từ đầu đến cuối, từ bên này sang bên kia.',
    'Ở mỗi khu chấm hai con và hai mẫu phân gần nhất.',
    'Làm lại sau 24 đến 48 giờ thay vì tranh cãi một kết quả.',
    'Với lông, dùng cách đếm 100 con.',
  ],
  vet: [
    'Có đèn ở mức “cần xử lý”, dù tạm thời hay không.',
    'Ứng dụng ghi “tăng rõ” ở bất kỳ phần nào.',
    'Ít mẫu, nhưng một mẫu là cảnh báo đỏ.',
  ],
};
