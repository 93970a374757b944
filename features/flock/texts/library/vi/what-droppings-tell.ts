import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Thức ăn đi qua gà thịt chỉ trong 4 đến 8 giờ, nên phân cho thấy sớm vấn đề của hôm nay. [S9]',
    'Vấn đề đường ruột có thể nặng lên trong 48 giờ. [S9]',
    'Chất nhầy, màu vàng, xanh, trắng, đỏ đều có nhiều nguyên nhân có thể, cả lây nhiễm lẫn vô hại. [S4]',
    'Đèn màu và cân bằng trắng tự động của điện thoại làm sai mọi màu bạn đánh giá.',
  ],
  body: [
    {
      title: 'Nguyên nhân vô hại trước',
      text: 'Lô thức ăn mới, hạt nhạt màu hoặc bắp nhiều sắc tố có thể đổi màu phân cả chuồng. Rau xanh, cỏ linh lăng, máng trống hoặc một quãng tối làm phân xanh. Trời nóng gia cầm uống nhiều thì thải cũng nhiều. Thuốc, vắc xin và sắt cũng để lại dấu vết. Hãy ghi những gì thay đổi trong ba ngày qua rồi hãy nghi đường ruột.',
    },
    {
      title: 'Điểm là gì',
      text: 'Điểm ghi lại điều bạn thấy, lần nào cũng bằng những từ như nhau. Điểm không nêu nguyên nhân. Hai vấn đề rất khác nhau có thể cho cùng một kiểu phân, và con bệnh có thể thải phân bình thường. Vì vậy không bao giờ lấy trung bình màu: ứng dụng cho thấy tỷ lệ từng màu và tỷ lệ không bình thường.',
    },
    {
      title: 'Vì sao xu hướng hơn',
      text: 'Một lần xem chỉ là ảnh chụp nhanh của hai mươi mẫu. Nếu hai trong hai mươi mẫu không bình thường, tỷ lệ thật có thể nằm đâu đó từ 3 đến 30%. Một hai ngày sau xem lại, rồi mỗi tuần cùng giờ, và so với cùng tuổi của đàn trước. Ứng dụng chỉ ghi “tăng rõ” khi ngẫu nhiên khó giải thích được.',
    },
  ],
  today: [
    'Kiểm tra máng ăn, nước và đèn trước khi chấm màu.',
    'Đặt mẫu phân lên thẻ trắng dưới ánh sáng trắng.',
    'Ghi lại đổi thức ăn, thuốc, vắc xin, nắng nóng hoặc mất điện.',
    'Nếu kết quả là “theo dõi” hoặc xấu hơn, làm lại sau 24 đến 48 giờ.',
  ],
  vet: [
    'Có máu, hoặc phân đen như hắc ín.',
    'Nhiều mẫu phân xanh và có con bỏ ăn, ủ rũ hoặc há mỏ thở.',
    'Tỷ lệ không bình thường tăng rõ giữa hai lần xem.',
  ],
};
