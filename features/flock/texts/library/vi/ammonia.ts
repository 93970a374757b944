import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Gia cầm nhận ra amoniac từ khoảng 5 ppm; sức khỏe có thể bị ảnh hưởng từ 10 ppm. [S36]',
    'Người chỉ ngửi thấy ở khoảng 20 đến 30 ppm và quen mùi sau chừng 20 phút. [S33]',
    'EU, chuồng gà thịt mật độ cao: không quá 20 ppm ở ngang đầu. [S1] Canada: xử lý khi trên 25 ppm, xử lý sớm khi trên 10. [S36]',
    'Trung Quốc, NY/T 388: 10 mg/m³ cho con non và 15 mg/m³ cho con trưởng thành, khoảng 14 và 21 ppm. [S40]',
    'Giấy thử có thể lệch máy đo 10 ppm; ống màu lệch khoảng 20% số đọc. [S35, S34]',
  ],
  body: [
    {
      title: 'Khi nào, ở đâu',
      text: 'Trong một nghiên cứu, nồng độ ở 30 cm cao hơn ở 90 và 150 cm, và cao nhất lúc 06:00. [S37] Vậy nên đo sớm, ngang đầu gia cầm, trước khi mở cửa lâu. Ít nhất bốn chỗ: đầu, giữa, cuối chuồng và một tường bên hoặc đường nước. Đo lúc quạt nghỉ sẽ thấy tình huống xấu nhất. [S35]',
    },
    {
      title: 'Đọc dụng cụ',
      text: 'Làm ướt giấy thử bằng nước cất, chờ theo bao bì rồi so với bảng màu của chính loại giấy đó dưới ánh sáng trắng. Giấy thử không phân biệt được 15 và 20 ppm; gần giới hạn thì ứng dụng ghi là chưa chắc. Với ống đo, xem hạn dùng và dải đo. Hãy ghi dụng cụ đã dùng.',
    },
    {
      title: 'Tính theo góc xấu nhất',
      text: 'Giới hạn bị vượt ở đâu là vượt ở đó. Vì vậy ứng dụng đưa số cao nhất lên trước và không bao giờ giấu góc xấu trong số trung bình. Amoniac bốc lên từ chất độn ướt, nên hãy xem nền ở chỗ xấu nhất.',
    },
  ],
  today: [
    'Đo bốn đến tám chỗ trước khi mở cửa.',
    'Ghi dụng cụ, quạt chạy hay nghỉ, và độ cao.',
    'Tăng thông gió tối thiểu rồi đo lại.',
    'Lấy lớp đóng bánh ướt ở chỗ xấu nhất đi.',
  ],
  vet: [
    'Số đo vẫn trên giới hạn dù đã tăng gió.',
    'Gia cầm nhắm mắt, ho hoặc mắt sưng.',
    'Có người cay rát mắt: ra ngoài trước, gọi sau.',
  ],
};
