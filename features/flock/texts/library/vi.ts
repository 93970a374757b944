import type { LibraryTexts } from './CN.ts';

export const vi: LibraryTexts = {
  title: 'Thư viện tài liệu',
  search: 'Tìm trong thư viện',
  clear: 'Xóa từ tìm kiếm',
  found_one: 'Tìm thấy {count} bài',
  found_other: 'Tìm thấy {count} bài',
  nothing: 'Không có bài nào nói về “{text}”.',
  nothingNote: 'Hãy thử từ khác, ví dụ “chất độn” hoặc “nước”.',
  readFirst: 'Nên đọc trước',
  minutes: '{count} phút',
  read: 'Đã đọc',
  card: {
    link: 'Thẻ xám để in',
    linkNote: 'Bỏ màu của ánh sáng khỏi ảnh',
    title: 'Thẻ xám',
    intro: 'Ô xám trong ảnh cho thấy ánh sáng làm màu thay đổi thế nào. Chạm một cái là chỉnh lại.',
    one: 'In trên giấy trắng mờ, chỉ dùng mực đen (thang xám), đúng kích thước. Vạch phải dài 5 cm.',
    two: 'Giữ trong bao mờ lau được; mỗi trại một thẻ riêng.',
    three: 'Đặt cạnh mẫu phân hoặc bàn chân, cùng ánh sáng, không bóng và không lóa.',
    four: 'Chụp ảnh, chọn “Chỉnh màu” rồi chạm vào ô xám.',
    note: 'Màu xám của máy in không chính xác tuyệt đối. Nó bỏ ám màu của đèn trắng, không thay được máy đo. Dưới đèn màu thì thẻ không giúp được: dùng đèn pin trắng.',
    print: 'In thẻ',
  },
  about: {
    link: 'Về các thang điểm và giới hạn',
    linkNote: 'Tám thang điểm, ý nghĩa từng điểm, giới hạn theo khu vực, nguồn',
    title: 'Thang điểm và giới hạn',
    intro:
      'Điểm là điều bạn đã thấy, không phải chẩn đoán. Chưa có tiêu chuẩn công bố nào quy định các thang điểm phân dùng ở đây; con số và từ ngữ ghi “định nghĩa của sản phẩm này” là của chúng tôi, phần còn lại có ghi nguồn.',
    version: 'Thang điểm, phiên bản {n}',
    scales: 'Tám thang điểm',
    ownTag: 'Định nghĩa của sản phẩm này',
    farmTag: 'Do trang trại đặt',
    unit: {
      litter: 'Chấm: một điểm trên nền',
      int_colour: 'Chấm: một mẫu phân',
      int_texture: 'Chấm: một mẫu phân',
      cec_colour: 'Chấm: một mẫu phân',
      cec_texture: 'Chấm: một mẫu phân',
      fpd: 'Chấm: một con, bàn chân nặng hơn',
      feather: 'Chấm: một con',
      nh3: 'Chấm: một vị trí, ngang đầu gia cầm',
    },
    how: {
      litter: 'Đẩy, nắm, mở tay. Tỷ lệ ẩm chỉ để tham khảo, không phải số đo.',
      int_colour:
        'Màu là tên gọi, không phải lượng, nên không bao giờ lấy trung bình. Chọn màu đáng lo nhất chiếm từ một phần tư trở lên; có máu là phải tính.',
      int_texture: 'Ấn một lần bằng que. Từ 2 trở lên tính là không bình thường.',
      cec_colour: 'Màu là tên gọi nên không bao giờ lấy trung bình. Chỉ một mẫu đỏ rõ là đủ để gọi bác sĩ thú y.',
      cec_texture: 'Thỉnh thoảng có bọt là chuyện thường; tỷ lệ tăng mới đáng chú ý.',
      fpd: 'Lau nệm bàn chân: phân sẽ sạch, vảy còn lại. Mốc chia {a}%, {b}% và {c}%: nằm giữa hai mức thì lấy mức gần nhất.',
      feather: 'Vết bẩn dưới 5 cm là 1, vùng bẩn từ 5 cm là 2, bẩn nửa mặt dưới hoặc lông bết là 3.',
      nh3: 'Ghi cả ppm và mức. Giấy thử có thể lệch máy đo khoảng 10 ppm, ống đo lệch khoảng 20% số đọc.',
    },
    results: 'Kết quả được tính thế nào',
    resultShare:
      'Mỗi phần cho tỷ lệ không bình thường, số mẫu đứng sau và khoảng tin cậy 95% theo Wilson. Không có điểm tổng: gộp chất độn, bàn chân và khí vào một số sẽ che mất nguyên nhân.',
    resultLight:
      'Màu đèn lấy từ giá trị đã thấy, độ chắc lấy từ khoảng tin cậy. Khi khoảng này vượt qua giới hạn, đèn có gạch chéo: tạm thời.',
    resultFlag:
      'Máu, amoniac trên 25 ppm, bàn chân điểm 4, phân xanh kèm con bệnh và chết đột ngột sẽ bật cảnh báo đỏ, được xét trước mọi đèn.',
    resultPlace:
      'Không thấy con nào trong 20 vẫn có thể có tới 16% trong đàn. Con ở gần nhau thường giống nhau: nếu nhiều mẫu từ một chỗ, khoảng tin cậy hơi hẹp.',
    limits: 'Giới hạn theo khu vực',
    limitsNote: 'Mỗi trang trại có thể đặt số riêng; báo cáo in ra số đã dùng.',
    area: 'Khu vực',
    upTo: 'đến {n}',
    below: 'dưới {n}',
    above: 'trên {n}',
    from: 'từ {n} trở lên',
    print: 'In bảng chấm điểm',
  },
  article: {
    facts: 'Điểm chính',
    today: 'Việc làm hôm nay',
    vet: 'Hỏi bác sĩ thú y khi',
    sources: 'Nguồn',
    next: 'Bài tiếp theo',
    own: 'định nghĩa riêng',
    changed: 'Đơn vị vận hành trang đã sửa bài này.',
    lost: 'Không có bài này',
    failed: 'Bài không mở được. Không mất gì cả; hãy thử lại khi có mạng.',
    again: 'Thử lại',
    toAll: 'Tất cả bài viết',
  },
  vets: {
    title: 'Bác sĩ thú y của bạn',
    none: '{farm}: chưa có số điện thoại',
    enter: 'Nhập số điện thoại',
    call: 'Gọi {name}',
  },
  list: {
    'two-droppings': {
      title: 'Hai loại phân, hai câu chuyện',
      lead: 'Cứ tám đến mười mẫu phân thì có một mẫu là phân manh tràng. Trông lạ nhưng thường hoàn toàn bình thường.',
    },
    'green-alarm': {
      title: 'Thấy xanh thì gọi điện',
      lead: 'Phân xanh nhiều khi chỉ là máng trống. Đi cùng con bệnh thì đó là báo động.',
    },
    'what-droppings-tell': {
      title: 'Phân cho biết gì và không cho biết gì',
      lead: 'Màu là gợi ý, không bao giờ là chẩn đoán. Thay đổi qua nhiều lần xem nói nhiều hơn một mẫu phân lạ.',
    },
    'dry-litter': {
      title: 'Chất độn khô, bàn chân lành',
      lead: 'Chất độn là nền, là giường và là nhà vệ sinh của đàn. Nắm một nắm là biết nó còn chịu được không.',
    },
    'foot-pads': {
      title: 'Bàn chân: từ ngày 12 đến khi xuất',
      lead: 'Nhìn bàn chân là thấy hai tuần chất độn. Dấu đầu tiên đến sớm và nhỏ.',
    },
    ammonia: {
      title: 'Amoniac: khi mũi chưa ngửi thấy',
      lead: 'Gia cầm nhận ra sớm hơn người rất nhiều. Hãy đo ở tầm của chúng, bằng thứ tốt hơn cái mũi.',
    },
    'water-meter': {
      title: 'Đọc đồng hồ nước',
      lead: 'Nếu ngày nào cũng có người đọc cùng giờ, đồng hồ nước thường báo trước cả bạn.',
    },
    'clean-feathers': {
      title: 'Lông sạch',
      lead: 'Ức bẩn nói về nền chuồng, hậu môn bẩn nói về đường ruột. Xem cả hai và ghi rõ chỗ nào.',
    },
    'gut-trouble': {
      title: 'Cầu trùng, loạn khuẩn, phân sống: khác nhau thế nào',
      lead: 'Ba tên gọi cho những vấn đề nhìn ngoài giống nhau. Điều phân biệt chúng nằm bên trong con vật.',
    },
    'how-many': {
      title: 'Xem bao nhiêu con là đủ?',
      lead: 'Hai mươi mẫu phân hoàn hảo không chứng minh đàn khỏe. Chúng chỉ bớt chỗ cho nghi ngờ.',
    },
    'turkeys-ducks': {
      title: 'Gà tây và vịt: khác gì',
      lead: 'Thang điểm giống nhau, con vật thì không. Bốn điểm cần nhớ.',
    },
    'own-limits': {
      title: 'Tự đặt giới hạn',
      lead: 'Luật, chương trình và người mua có thể đòi hỏi khác nhau. Mức chặt nhất là mức của bạn.',
    },
  },
};
