import type { FindingsTexts } from './CN.ts';

export const vi: FindingsTexts = {
  at: '{why} Khu vực: {areas}.',

  weekly: { title: 'Một tuần sau chấm lại, cùng ngày cùng giờ', why: 'Báo cáo này không có mục nào cần xử lý.' },
  flagDeaths: {
    title: 'Gọi ngay cho bác sĩ thú y',
    why: 'Có gia cầm chết đột ngột. Không mang bao ủng, dụng cụ, bao điện thoại sang chuồng khác.',
  },
  flagGreen: {
    title: 'Dừng lại, đóng chuồng và gọi bác sĩ thú y',
    why: '{x} trên {n} mẫu phân màu xanh lá và đàn có biểu hiện không khỏe.',
  },
  flagBlood: {
    title: 'Gọi bác sĩ thú y hôm nay; giữ một mẫu phân tươi trong túi sạch',
    why: '{section}: {x} trên {n} mẫu có máu.',
  },
  flagFoot: {
    title: 'Tìm những con không đi được; cùng bác sĩ thú y quyết định cách chăm sóc',
    why: '{x} trên {n} con có vảy phủ gần hết nệm bàn chân (điểm 4).',
  },

  litter5: {
    title: 'Hôm nay: thay chất độn hoặc đưa đàn khỏi chỗ ướt, thông gió, gọi bác sĩ thú y',
    why: 'Có chỗ sũng nước (điểm 5); {x} trên {n} điểm từ 3 trở lên.',
  },
  litter4: {
    title: 'Hôm nay xem bàn chân và amoniac; hỏi về chất béo và muối trong thức ăn',
    why: 'Có chỗ đóng bánh (điểm 4); {x} trên {n} điểm từ 3 trở lên.',
  },
  litter3: {
    title: 'Dọn chỗ đóng bánh, thêm chất độn, tăng thông gió, rồi xem độ đặc của phân',
    why: '{x} trên {n} điểm từ 3 trở lên, tệ nhất là {worst}.',
  },
  litter2: {
    title: 'Kiểm tra độ cao núm uống, áp lực nước và chỗ dột ở cửa gió',
    why: '{x} trên {n} điểm hơi ẩm (điểm 2): dấu hiệu sớm.',
  },
  litterDrinker: {
    title: 'Kiểm tra độ cao núm uống, áp lực nước và rò rỉ',
    why: 'Ướt chủ yếu dọc đường nước uống: {x} trên {n} điểm từ 3 trở lên, tệ nhất là {worst}.',
  },
  litterDusty: {
    title: 'Chất độn quá khô: giảm bụi',
    why: '{x} trên {n} điểm có bụi; bụi cũng hại đường hô hấp.',
  },

  colour1: {
    title: 'Xem độ đặc, hạt chưa tiêu, lượng ăn và tăng trọng',
    why: '{x} trên {n} mẫu màu nâu nhạt. Lô thức ăn mới hoặc hạt màu nhạt cũng gây ra.',
  },
  colour2: {
    title: 'Xem tiếp màu phân manh tràng; kiểm tra thành phần thức ăn',
    why: '{x} trên {n} mẫu màu vàng. Thức ăn nhiều bắp hoặc có chất tạo màu cũng gây ra.',
  },
  colour2Turkey: {
    title: 'Xem màu phân manh tràng và số gà tây chết, báo cho bác sĩ thú y',
    why: '{x} trên {n} mẫu màu vàng. Hãy loại trừ chất tạo màu trong thức ăn trước.',
  },
  colour3: {
    title: 'Nhờ bác sĩ thú y kiểm tra ruột; chuẩn bị tuổi đàn, vắc xin và thuốc đã dùng',
    why: '{x} trên {n} mẫu có chất nhầy màu cam. Hãy loại trừ nguyên liệu màu đỏ trước.',
  },
  colour4: {
    title: 'Kiểm tra máng ăn trước, rồi xem số chết và hô hấp',
    why: '{x} trên {n} mẫu màu xanh lá. Máng trống, rau xanh hoặc tắt đèn cũng gây ra.',
  },
  colour5: {
    title: 'Kiểm tra nước uống và tỷ lệ nước trên thức ăn; hỏi bác sĩ thú y',
    why: '{x} trên {n} mẫu trắng như phấn. Nhiều đạm, nhiều muối hoặc nóng cũng gây ra.',
  },
  texture2: {
    title: 'Kiểm tra cỡ hạt thức ăn, enzym và tỷ lệ nước trên thức ăn',
    why: '{x} trên {n} mẫu không còn thành khuôn (điểm 2 trở lên).',
  },
  texture3: {
    title: 'Hôm nay: kiểm tra nước, muối, nhiệt độ chuồng; gọi bác sĩ thú y',
    why: '{x} trên {n} mẫu không còn thành khuôn, có mẫu lỏng như nước (điểm 3). Có thể nặng hơn trong 48 giờ.',
  },
  textureDuck: {
    title: 'So với các lần thăm trước của chuồng này',
    why: '{x} trên {n} mẫu không còn thành khuôn. Phân vịt vốn mềm hơn: chỉ xu hướng mới có ý nghĩa.',
  },
  cecColour1: {
    title: 'Xem lại việc đổi thức ăn và mức đạm; xem độ đặc phân manh tràng',
    why: '{x} trên {n} mẫu phân manh tràng màu caramel.',
  },
  cecColour2: {
    title: 'Trao đổi với bác sĩ thú y; xem lại thức ăn và thuốc mấy ngày qua',
    why: '{x} trên {n} mẫu phân manh tràng màu vàng.',
  },
  cecColour2Vet: {
    title: 'Gọi bác sĩ thú y hôm nay, nhờ kiểm tra gan và manh tràng',
    why: '{x} trên {n} mẫu phân manh tràng màu vàng.',
  },
  cecTexture1: {
    title: 'Xem lại phân manh tràng trong 48 giờ',
    why: '{x} trên {n} mẫu phân manh tràng nhão hoặc có bọt. Thỉnh thoảng có một mẫu là thường; đáng lo là tỷ lệ tăng.',
  },
  cecTexture2: {
    title: 'Xem lại việc đổi thức ăn tuần qua và chất độn; hỏi bác sĩ thú y về đường ruột',
    why: '{x} trên {n} mẫu phân manh tràng nhão, có mẫu nhiều bọt hoặc lỏng.',
  },
  foot1: {
    title: 'Kiểm tra chất độn dưới núm uống và độ đặc của phân',
    why: '{x} trên {n} con có vảy. Dưới vảy nhỏ cũng có thể đã loét.',
  },
  foot2: {
    title: 'Tuần này lập kế hoạch cho chất độn; xem cả khớp khuỷu chân',
    why: '{x} trên {n} con từ điểm 2 trở lên.',
  },
  foot3: {
    title: 'Gọi bác sĩ thú y, xem dáng đi, thay chất độn',
    why: '{x} trên {n} con từ điểm 3 trở lên. Tổn thương này gây đau.',
  },
  feather2: {
    title: 'Kiểm tra chất độn nơi nằm nghỉ, mật độ nuôi và phân',
    why: '{x} trên {n} con bẩn rõ (điểm 2 trở lên).',
  },
  feather3: {
    title: 'Xử lý chất độn hôm nay, tìm con bệnh, xem khớp khuỷu chân',
    why: '{x} trên {n} con từ điểm 2 trở lên, có con lông bết (điểm 3).',
  },
  featherVent: {
    title: 'Xem độ đặc của phân trước, rồi đến chất độn',
    why: '{x} trên {n} con bẩn, chủ yếu quanh hậu môn; bẩn ở đó do phân, bẩn ở ức do chất độn.',
  },
  ammoniaAlarm: {
    title: '{place}: thông gió ngay, rồi đo lại',
    why: '{ppm} ppm, trên 25 ppm. Nếu cay mắt hãy ra khỏi chuồng.',
  },
  ammoniaAct: {
    title: '{place}: thông gió, tối nay đo lại',
    why: '{ppm} ppm, trên giới hạn {limit} ppm.',
  },
  ammoniaFansOff: {
    title: '{place}: thông gió, tối nay đo lại',
    why: '{ppm} ppm, trên giới hạn {limit} ppm. Khi đo quạt đang tắt.',
  },
  ammoniaUnsure: {
    title: '{place}: đo lại bằng máy đo',
    why: 'Đọc được {ppm} ppm. Theo sai số của phương pháp, giá trị thật nằm giữa {low} và {high} ppm, có thể ở bên này hoặc bên kia giới hạn.',
  },
  ammoniaWatch: {
    title: '{place}: ban đêm tăng thông gió, tuần này đo lại',
    why: '{ppm} ppm, chưa vượt giới hạn {limit} ppm; từ khoảng 10 ppm sức khỏe có thể bị ảnh hưởng.',
  },
  repeat: {
    title: 'Chấm lại {n} mẫu phân trong 24 đến 48 giờ',
    why: 'Vấn đề đường ruột có thể nặng lên trong 48 giờ; xem lần nữa sẽ biết chiều hướng.',
  },
  more: {
    title: '{section}: chấm thêm {count}',
    why: 'Với {n} bản ghi, tỷ lệ thật nằm giữa {low} và {high}%: quá rộng để kết luận.',
  },

  hint: {
    gutFloorFeet:
      'Phân mềm, chất độn ướt và bàn chân tổn thương cùng lúc: nước trong phân ngấm vào chất độn rồi hại bàn chân. Bắt đầu từ nước và thông gió, rồi xem lại phân.',
    gutFloorAir:
      'Phân mềm, chất độn ướt và amoniac cao cùng lúc: chất độn ướt sinh amoniac. Bắt đầu từ nước và thông gió, rồi xem lại phân.',
    drinkerFloor:
      'Ướt dưới núm uống mà phân vẫn thành khuôn: nước có lẽ từ đường ống chứ không từ đàn. Bắt đầu từ núm uống và chỗ rò.',
    floorAir:
      'Chất độn ướt và amoniac cao cùng lúc: khí sinh ra từ chỗ ướt. Làm khô chất độn trước, rồi chỉnh thông gió.',
    airAlone: 'Amoniac cao trên chất độn khô: xem quạt, cửa gió và cài đặt ban đêm trước.',
    ventGut: 'Hậu môn bẩn và phân mềm cùng lúc: vết bẩn do phân, không phải do nền. Bắt đầu từ đường ruột và nước.',
    floorFeathers: 'Chất độn ướt và lông bẩn cùng lúc: đàn nằm trên chỗ ướt. Bắt đầu từ nơi chúng nằm.',
    feetBefore: 'Bàn chân có vảy mà chất độn hiện khô: vảy có từ trước. Xem lại chất độn và nước của các tuần trước.',
    bothDroppings:
      'Cả hai loại phân đều bất thường: xem lại việc đổi thức ăn, thuốc, vắc xin và nước trong ba ngày qua.',
  },

  change: {
    rise: 'Tăng rõ so với {when}: từ {from}% lên {to}%; chênh lệch từ {low} đến {high} điểm phần trăm.',
    fall: 'Giảm rõ so với {when}: từ {from}% xuống {to}%; chênh lệch từ {low} đến {high} điểm phần trăm.',
    none: 'Không thay đổi rõ so với {when}: từ {from}% đến {to}%; chênh lệch từ {low} đến {high} điểm phần trăm.',
    indexRise: 'Tăng rõ so với {when}: từ {from} lên {to} (chỉ số ước tính 0-200).',
    indexFall: 'Giảm rõ so với {when}: từ {from} xuống {to} (chỉ số ước tính 0-200).',
    indexNone: 'Không thay đổi rõ so với {when}: từ {from} đến {to} (chỉ số ước tính 0-200).',
    ppmRise: 'Tăng rõ so với {when}: giá trị cao nhất từ {from} lên {to} ppm.',
    ppmFall: 'Giảm rõ so với {when}: giá trị cao nhất từ {from} xuống {to} ppm.',
    ppmNone: 'Không thay đổi rõ so với {when}: giá trị cao nhất từ {from} đến {to} ppm.',
    broken: 'Thang điểm đã đổi giữa hai lần thăm: không so sánh.',
    day: 'ngày {day}',
    last: 'lần thăm trước',
    lastFlock: 'ngày {day} của lứa trước',
  },

  advice: {
    enough: 'Đủ để kết luận: khoảng tin cậy không cắt giới hạn nào.',
    more: 'Thêm {count} có thể đủ để kết luận.',
    cannot: 'Chấm đủ {most} vẫn chưa đủ: khoảng tin cậy vẫn cắt giới hạn; tối đa {high}% có thể bị ảnh hưởng.',
    clean:
      'Cả {most} đều bình thường vẫn chưa phải là bằng chứng: vẫn có thể đến {high}% bị ảnh hưởng. Muốn dưới {good}% cần {needed} mẫu không có bất thường.',
    forTen: 'Thêm {count} để đạt ±\u00a010%',
    places: 'Cả {n} đều từ {count} chỗ, chỉ có giá trị như khoảng {effective}: những con ở cùng chỗ giống nhau.',
    morePlaces: 'Hãy đến thêm nhiều chỗ.',
  },

  rules: {
    unknownKey: 'Ứng dụng không nhận ra mục này nên chưa lưu. Hãy cập nhật ứng dụng rồi thử lại.',
    wrongShape: 'Mục này thiếu hoặc sai định dạng nên chưa lưu. Vui lòng nhập lại.',
    empty: 'Không được để trống.',
    tooLong: 'Nội dung quá dài. Hãy rút ngắn rồi lưu lại.',
    scoreOutside: 'Điểm này không có trong thang. Vui lòng chọn lại.',
    tooManyItems: 'Tối đa 20 mỗi báo cáo. Các điểm đã chấm vẫn được giữ; hãy xóa một mục để chấm mục khác.',
    tooManyReadings: 'Tối đa 8 lần đo amoniac. Các lần đo vẫn được giữ; hãy xóa một lần để thêm lần khác.',
    numberTaken: 'Số này đã có bản ghi. Hãy dùng số tiếp theo.',
    ppmOutside: 'Nhập giá trị từ 0 đến 500 ppm.',
    limitsWrong: 'Giới hạn “Tốt” không được cao hơn giới hạn “Cần xử lý” hoặc nằm ngoài phạm vi.',
    dayWrong: 'Không có ngày này. Hãy kiểm tra lại ngày.',
    photoTooBig: 'Ảnh không được quá 10 MB. Hãy chọn ảnh nhỏ hơn hoặc chụp lại; điểm vẫn được giữ.',
    tallyTooMany: 'Đi xem đếm tối đa 200 con.',
    bothScores: 'Hãy chấm cả màu và độ đặc, hoặc bỏ qua mẫu này.',
    nothingScored: 'Chưa chấm gì ở đây. Hãy chấm ít nhất một mục hoặc bỏ qua phần này.',
    fourLocations: 'Hãy đo ít nhất 4 vị trí khác nhau, hoặc bỏ qua phần này.',
  },
};
