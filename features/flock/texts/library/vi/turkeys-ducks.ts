import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Ở gà tây ngón chân cũng quan trọng, mà các thang thông dụng bỏ qua. [S20]',
    'Ở gà tây chân trái và phải chỉ giống nhau phần nào, nên phải xem cả hai. [S18]',
    'Với vịt, người đi quan sát ghi con bẩn, con trụi lông, mắt và lỗ mũi. [S45, S46]',
    'Chúng tôi không tìm thấy thang điểm phân vịt nào đã công bố.',
  ],
  body: [
    {
      title: 'Gà tây: chân và màu',
      text: 'Con nặng thì hai người cùng nhấc, xem cả hai bàn chân và mọi ngón; ứng dụng có ô đánh dấu tổn thương ngón. Lấy bàn chân nặng hơn. Ở gà tây, phân vàng lưu huỳnh đáng chú ý: bác sĩ thú y sẽ nghĩ đến bệnh đầu đen. [S62] Một mẫu là gợi ý, nhiều mẫu thì phải gọi, nhất là khi số chết tăng. Con trống và con mái cùng tuổi nặng khác nhau, nên làm báo cáo riêng.',
    },
    {
      title: 'Vịt: mềm hơn, ướt hơn',
      text: 'Phân vịt vốn mềm và phân manh tràng khó nhận ra. Vì vậy độ đặc chỉ dùng để so trại với chính nó; không chắc thì bỏ qua phần manh tràng. Phần bỏ qua in là “chưa đánh giá”, không bao giờ là 0. Chất độn chuồng vịt ướt hơn; trên sàn lưới thì phần chất độn không áp dụng. Khi đã chọn loài và kiểu nền, ứng dụng cho biết phần nào phù hợp.',
    },
    {
      title: 'Vịt: nước và lông',
      text: 'Vịt dùng nước làm sạch lông, mắt và lỗ mũi. Bên cạnh điểm lông, hãy ghi vịt tới được nguồn nước nào và mắt, mũi có bẩn không. Thêm nước thì tốt cho vịt nhưng làm ướt nền, nên đặt ở chỗ thoát nước hoặc sàn thanh.',
    },
  ],
  today: [
    'Chọn loài và kiểu nền ở trang của trang trại.',
    'Gà tây: đánh dấu tổn thương ngón; xem cả hai chân.',
    'Vịt: ghi nguồn nước, mắt và lỗ mũi vào nhận xét.',
    'So với đàn trước của chính bạn, không so với gà.',
  ],
  vet: [
    'Gà tây: phân vàng lưu huỳnh hoặc có máu, trong ngày.',
    'Vịt: mắt hoặc lỗ mũi đóng vảy ở nhiều con.',
    'Gia cầm không đứng dậy hoặc không tới được nước.',
  ],
};
