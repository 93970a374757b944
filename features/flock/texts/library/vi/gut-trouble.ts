import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Cầu trùng gây hại ruột từ khoảng 7 ngày tuổi; có thể thấy máu hoặc nhầy màu cam. [S63, S4]',
    'Loạn khuẩn: chất độn ướt, manh tràng to và đầy khí, không do riêng một mầm bệnh nào. [S8]',
    'Phân sống: hạt lẫn trong phân ướt, không thành khuôn, đôi khi xanh kèm nhầy cam. Không phải lúc nào cũng do thức ăn. [S10]',
    'Chỉ bác sĩ thú y mổ khám và cạo niêm mạc mới nói được là gì.',
  ],
  body: [
    {
      title: 'Cầu trùng',
      text: 'Ký sinh trùng này sống trong niêm mạc ruột và phá vỡ nó. Nhầy màu cam được cho là chất nhầy lẫn tế bào bong ra. [S9] Phân đỏ, nhất là phân manh tràng đỏ, khiến bác sĩ thú y nghĩ đến cầu trùng trước tiên, nhưng nguyên nhân khác cũng gây chảy máu. [S4, S5] Nhiều đàn dùng thuốc trong thức ăn hoặc vắc xin; hãy cho biết loại nào và từ bao giờ.',
    },
    {
      title: 'Loạn khuẩn',
      text: 'Vi sinh đường ruột mất cân bằng. Phân nhão, manh tràng sinh khí, xuất hiện phân manh tràng nhạt màu có bọt. [S7, S8] Nếu tuần trước có đổi thức ăn thì ghi lại. Chất độn ướt nhanh hơn mức núm uống có thể giải thích.',
    },
    {
      title: 'Phân sống',
      text: 'Thức ăn ra gần như lúc vào. Cỡ hạt, nguyên liệu, nhiễm bệnh và stress đều có thể góp phần. [S10] Ấn dẹt mẫu phân trên thẻ: mảnh hạt thấy ngay.',
    },
    {
      title: 'Việc bạn làm được',
      text: 'Nhìn phân không tách được ba loại này, và cũng không cần. Bạn có thể nói bắt đầu khi nào, bao nhiêu mẫu bị, khoảng tin cậy ra sao và đã thay đổi gì. Như vậy bác sĩ thú y tìm ra nhanh hơn. Vài ảnh rõ nét trên thẻ trắng, dưới ánh sáng trắng, cũng giúp ích.',
    },
  ],
  today: [
    'Chấm hai mươi mẫu khắp chuồng và chụp ảnh.',
    'Giữ phiếu giao và một mẫu thức ăn.',
    'Ghi tuổi, chương trình phòng, vắc xin và thuốc.',
    'Giữ lạnh phân tươi và con vừa chết cho bác sĩ thú y.',
  ],
  vet: [
    'Có máu: ngay trong ngày.',
    'Nhầy cam hoặc thức ăn ở một phần tư số mẫu trở lên.',
    'Phân manh tràng có bọt tăng, hoặc tăng trọng chậm lại.',
  ],
};
