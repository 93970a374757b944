import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Dấu hiệu đầu tiên thường thấy từ ngày 12 đến 14. [S64]',
    'Đã tìm thấy vết loét cả dưới tổn thương rất nhỏ, nên điểm 1 không phải là vô hại. [S19]',
    'Ở gà tây chân trái và phải chỉ giống nhau phần nào: xem cả hai, lấy bên nặng hơn. [S18]',
    'Quy định Hà Lan dựa trên trung bình năm: dưới 80 là đạt, 80 đến 120 cần kế hoạch, trên 120 còn phải giảm mật độ. [S24, S25]',
  ],
  body: [
    {
      title: 'Nhấc, lau, xem',
      text: 'Đỡ thân và cả hai chân, giữ con vật đứng thẳng dưới một phút. Lau nệm bàn chân bằng khăn ẩm: phân sẽ sạch, vảy còn lại. Ước xem vảy che bao nhiêu phần nệm rồi so với hình vẽ. Vòng tròn trên mỗi hình cho thấy cùng tỷ lệ mà không có bàn chân.',
    },
    {
      title: 'Các mức ở đây',
      text: 'Nhãn ghi 1-10%, 20-30%, 40-50% và từ 60%. Phần nằm giữa thuộc về mức gần nhất: mốc chia là 15, 35 và 55%, định nghĩa của sản phẩm này. Chỉ số 0 đến 200 trong báo cáo là ước tính theo công thức Hà Lan. Phân loại thật xem độ sâu ở lò mổ, còn ở đây xem diện tích trên con sống, nên đừng bao giờ dùng như số chính thức. [S23]',
    },
    {
      title: 'Điều gì ảnh hưởng',
      text: 'Chất độn ướt là con đường quen thuộc dẫn tới đau bàn chân; phân nhão làm nó thêm ướt. Vì vậy hãy bắt đầu với nền khô và giữ khô từ tuần đầu; nệm chân đã hỏng thì lâu lành. Chân khỏe thì đi được đến máng ăn, máng uống, và ở nơi bán chân gà còn giữ được giá.',
    },
  ],
  today: [
    'Xem hai con gần nhất ở mỗi khu trong mười khu.',
    'Xem lại vào ngày 21, 28 và trước lần xuất đầu.',
    'Gặp điểm 2 ở đâu thì kiểm tra chất độn ngay ở đó.',
    'Hôm nay làm khô nền dưới núm uống.',
  ],
  vet: [
    'Có con điểm 4, hoặc vài con điểm 3.',
    'Có con què, ngồi trên khuỷu hoặc ngại đến máng ăn.',
    'Nệm chân sưng, nóng hoặc vỡ.',
  ],
};
