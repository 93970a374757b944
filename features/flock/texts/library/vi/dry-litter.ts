import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Chất độn được coi là ướt từ khoảng 25% độ ẩm. [S11]',
    'Còn tơi ở khoảng 15 đến 30% và dễ đóng bánh ở 30 đến 45%. [S12]',
    'Khoảng 70 đến 80% lượng nước gia cầm uống trở lại không khí hoặc chất độn trong chuồng. [S66]',
    'Với chuồng 20.000 con, đó có thể là hàng tấn nước mỗi ngày. [S15]',
  ],
  body: [
    {
      title: 'Thử nắm tay',
      text: 'Đẩy mũi ủng trên bề mặt, rồi đeo găng nắm một nắm và mở tay ra. Tơi ra mà không bụi là tốt nhất. Cục còn nguyên cho thấy ẩm hơn khoảng 30 đến 35%; bụi cho thấy dưới khoảng 10%. [S11] Các nguồn không thống nhất về con số, chỉ nên tham khảo. Giữa điểm 0, 1 và 2, người được tập huấn cũng chấm khác nhau; chất độn ướt thì dễ thống nhất hơn. [S14]',
    },
    {
      title: 'Chỗ đóng bánh nói lên lý do',
      text: 'Vòng ướt dưới núm uống là do áp lực, độ cao hoặc rò rỉ. Dải ướt dọc theo đường nước nói điều đó cho cả đường. Chỗ ẩm gần cửa gió có thể do khí lạnh rơi xuống. Đóng bánh khắp nền thì xem lại thông gió, mật độ và đường ruột. Mỡ chưa tiêu có thể bít bề mặt, nên lớp bánh có khi bắt đầu từ thức ăn. [S3]',
    },
    {
      title: 'Từ nền đến con vật',
      text: 'Gia cầm nằm trên ức và đi trên nệm bàn chân. Nền có gì, chúng mang theo nấy. Hãy so điểm chất độn với bàn chân, ức bẩn và amoniac; chúng thường thay đổi cùng nhau. Nền khô là việc mỗi ngày: ít mà đều tốt hơn một lần sửa lớn.',
    },
  ],
  today: [
    'Nắm thử ít nhất sáu chỗ, không chỉ dọc đường nước.',
    'Chỉnh độ cao và áp lực núm uống theo vóc hôm nay; sửa chỗ rò.',
    'Lấy lớp đóng bánh đi, thêm chất độn khô, rồi tăng gió.',
    'Đọc đồng hồ nước và so với lượng thức ăn.',
  ],
  vet: [
    'Chất độn ướt lan rộng dù núm uống và gió đều ổn.',
    'Phân nhão, có nhầy hoặc lẫn thức ăn nhiều lên.',
    'Bàn chân điểm 3 hoặc 4, hoặc gia cầm ngại đi.',
  ],
};
