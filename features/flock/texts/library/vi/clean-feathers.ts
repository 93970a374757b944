import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AssureWel, cho gà đẻ, xếp mức bẩn nhất từ vùng bẩn 5 cm. [S27]',
    'Bẩn quanh hậu môn gợi ý tiêu chảy, bẩn ở ức gợi ý chất độn. [S27]',
    'Ở 50 đàn tại Na Uy, dáng đi kém đi cùng nhiều tổn thương bàn chân và khuỷu hơn và con vật bẩn hơn. [S60]',
  ],
  body: [
    {
      title: 'Cách xem',
      text: 'Với gà thịt và gà tây, xem ức, bụng và hậu môn; nhấc lên hoặc chờ nó đứng dậy. Với gà đẻ, xem một bên thân, không tính chân và bàn chân. [S27] Con trắng hay con màu đều theo một quy tắc: vùng bẩn lớn cỡ nào, lông còn tách nhau không? Bàn tay là thước đo tốt: hãy biết 5 cm trên tay mình đến đâu. Gặp con nào xem con đó: ai chỉ tìm con bẩn sẽ ra một tỷ lệ không có thật.',
    },
    {
      title: 'Bốn mức điểm',
      text: '0 là sạch, cùng lắm có bụi. 1 có vết bẩn nhưng không vết nào tới 5 cm. 2 có vùng bẩn từ 5 cm nhưng chưa tới nửa mặt dưới. 3 là nửa mặt dưới trở lên, hoặc lông ướt bết. Mốc chia là định nghĩa của sản phẩm này. Hơi bẩn vào cuối lứa gà thịt là bình thường; lông bết thì không, vì không còn giữ ấm.',
    },
    {
      title: 'Điều đằng sau',
      text: 'Chỗ nằm ướt, nuôi quá dày, phân nhão và chân yếu rốt cuộc đều hiện trên lông. Con què nằm nhiều và bẩn hơn. Vì vậy hãy so với chất độn, độ đặc và bàn chân trước khi chọn cách xử lý. Vịt tự làm sạch bằng nước: vịt bẩn là đang cần nước dễ tới hơn.',
    },
  ],
  today: [
    'Xem mười con ở mỗi khu trong mười khu và đếm.',
    'Ghi riêng hậu môn bẩn và ức bẩn.',
    'Rải chất độn khô ở chỗ gia cầm nằm.',
    'So với điểm độ đặc của phân hôm nay.',
  ],
  vet: [
    'Không chỉ vài con bị bết hậu môn.',
    'Lông ướt hoặc bết và gia cầm run hoặc thở gấp.',
    'Con bẩn còn què hoặc đau khuỷu.',
  ],
};
