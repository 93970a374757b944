import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Bình thường gia cầm uống khoảng 1,75 đến 2 lần khối lượng thức ăn; trời nóng thì tăng. [S15]',
    'Nước tăng đột ngột thường đến trước phân ướt. [S66]',
    'Khoảng 70 đến 80% lượng nước uống rốt cuộc nằm trong không khí hoặc chất độn. [S66]',
  ],
  body: [
    {
      title: 'Mỗi ngày một con số',
      text: 'Đọc đồng hồ cùng giờ, tốt nhất là buổi sáng, lấy số lít trong ngày chia cho số kg thức ăn trong ngày. Một lít nước nặng một kg, nên kết quả chính là tỷ lệ nước trên thức ăn. Đàn ăn 2.000 kg và uống 3.700 lít thì tỷ lệ là 1,85. Hãy ghi lại, một dòng trên giấy là đủ. Điều đáng xem là mức nhảy so với hôm qua.',
    },
    {
      title: 'Khi tăng',
      text: 'Xem chuyện đơn giản trước: núm rò, áp lực cao, vừa xả đường nước, phao hỏng, ngày nóng. Sau đó nghĩ đến muối hoặc đạm của thức ăn mới. Nếu không khớp gì mà phân lại nhão, thì chính đàn đang uống nhiều hơn, và đó là việc của bác sĩ thú y.',
    },
    {
      title: 'Khi giảm',
      text: 'Con ngừng uống thì sớm ngừng ăn. Lọc bị tắc, khí trong ống, áp lực thấp, vị lạ sau khi pha thuốc hoặc nước lạnh mùa đông đều có thể là lý do. Nước giảm mà đàn im ắng là việc gấp, dù phân trông thế nào.',
    },
    {
      title: 'Đặt cạnh điểm chấm',
      text: 'Tỷ lệ cao cùng phân nhão và chất độn điểm 3 kể một chuyện. Tỷ lệ bình thường mà phân nhão lại kể chuyện khác. Ghi số đồng hồ vào báo cáo để người đọc sau có cả hai.',
    },
  ],
  today: [
    'Đi hết từng đường nước: rò rỉ, độ cao, áp lực, núm bẩn.',
    'Đọc đồng hồ ngay và đọc lại sau 24 giờ.',
    'Chia nước cho thức ăn và so với bảy ngày qua.',
    'Xem phiếu giao thức ăn có thay đổi gì không.',
  ],
  vet: [
    'Nước tăng đột ngột mà không có rò rỉ hay nắng nóng.',
    'Nước giảm và đàn im ắng.',
    'Nhiều mẫu phân có độ đặc điểm 2 hoặc 3.',
  ],
};
