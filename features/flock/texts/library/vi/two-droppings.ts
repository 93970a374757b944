import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Trong 8 đến 10 mẫu phân có 1 mẫu phân manh tràng; mỗi con thải hai ba lần một ngày. [S5]',
    'Phân manh tràng phần lớn được thải vào sáng sớm. [S59]',
    'Phân ruột bình thường có màu nâu đến xanh xám, một đầu có chóp urat trắng rõ. [S3, S5]',
    'Phân manh tràng bình thường có màu nâu sẫm đến đen, bóng, dính và không có bọt. [S3, S59]',
  ],
  body: [
    {
      title: 'Hai đường trong một con',
      text: 'Phần lớn thức ăn ra khỏi ruột sau bốn đến tám giờ. [S9] Một phần mịn rẽ vào manh tràng, hai túi cụt gần cuối ruột, để vi sinh vật lên men. Manh tràng tự thải theo nhịp riêng. Vì vậy mỗi con để lại hai loại phân, mỗi loại có thang điểm riêng.',
    },
    {
      title: 'Phân biệt trước đã',
      text: 'Hãy tìm chóp trắng: phân ruột có, phân manh tràng thường không. Sau đó nhìn hình dạng. Que hoặc nón lăn được trong găng tay là phân ruột; đống mềm hoặc vệt dính là phân manh tràng. [S59] Mùi nặng là bình thường với phân manh tràng. Nếu vẫn không phân biệt được thì bỏ qua mẫu đó. Chấm phân manh tràng như phân ruột sẽ trông như con bệnh và làm sai tỷ lệ.',
    },
    {
      title: 'Ít cũng không sao',
      text: 'Hai mươi mẫu phân ruột tìm vài phút là đủ; phân manh tràng chỉ gặp rải rác. Năm đến mười mẫu là hợp lý. Ít mẫu thì khoảng tin cậy rộng, và ứng dụng cho thấy điều đó để không ai lo quá vì một đống lạ. Thỉnh thoảng có mẫu sủi bọt màu mù tạt là chuyện thường. Tỷ lệ tăng mới đáng chú ý.',
    },
  ],
  today: [
    'Muốn xem phân manh tràng thì vào chuồng lúc sáng sớm.',
    'Mang thẻ trắng, găng tay, que gỗ và đèn ánh sáng trắng.',
    'Hỏi “manh tràng hay phân ruột?” trước khi chấm.',
    'Chấm màu và độ đặc của cùng một mẫu với nhau.',
  ],
  vet: [
    'Thấy máu đỏ tươi, màu rượu vang hoặc phân đen như hắc ín ở bất kỳ loại nào.',
    'Phân manh tràng nhạt màu hoặc có bọt tăng dần qua mỗi lần xem.',
    'Con có phân lạ còn ăn ít, tách đàn hoặc chết.',
  ],
};
