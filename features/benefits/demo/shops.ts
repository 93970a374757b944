/** A shop of the demo: category, names, street and number, first hour and last. */
export type DemoShop = readonly [string, string, string, string, string, string];

/** Shops of the demo, all invented. */
export const demoShops: readonly DemoShop[] = [
  ['MEDICAL', '青禾口腔 望桐店', 'Qinghe Dental, Wangtong', '澄心路 18 号', '18 Chengxin Road', '09:00–20:00'],
  [
    'MEDICAL',
    '云汀市一医院健康中心',
    'Yunting First Hospital Health Centre',
    '梧桐大道 1 号',
    '1 Wutong Avenue',
    '07:30–12:00',
  ],
  ['MEDICAL', '望桐口腔', 'Wangtong Dental', '望桐街 6 号', '6 Wangtong Street', '09:00–19:00'],
  ['MEDICAL', '澄湖眼科', 'Lake Eye Clinic', '澄湖东路 22 号', '22 East Lake Road', '08:30–18:00'],
  ['MEDICAL', '云杉康复中心', 'Spruce Physiotherapy', '云杉路 9 号', '9 Spruce Road', '09:00–18:00'],
  ['EDU', '枫岭国际幼儿园', 'Maple Ridge Kindergarten', '枫岭路 3 号', '3 Maple Ridge Road', '07:45–17:30'],
  ['EDU', '听澜语言中心', 'Tinglan Language Centre', '听澜步道 12 号', '12 Tinglan Walk', '09:00–21:00'],
  ['EDU', '北渚少年科学馆', 'Beizhu Science Lab', '北渚大道 40 号', '40 Beizhu Avenue', '09:30–20:00'],
  ['EDU', '小溪编程教室', 'Creek Coding School', '小溪巷 5 号', '5 Creek Lane', '10:00–20:30'],
  ['CULTURE', '澄湖书局', 'Lake Bookshop', '澄湖西路 8 号', '8 West Lake Road', '10:00–22:00'],
  ['CULTURE', '鹤鸣影城', 'Heming Cinema', '港前路 66 号', '66 Gangqian Road', '10:00–24:00'],
  ['CULTURE', '云汀大剧院', 'Yunting Theatre', '大剧院路 1 号', '1 Theatre Road', '09:30–20:30'],
  ['CULTURE', '湖畔美术馆', 'Lakeside Gallery', '澄湖北路 17 号', '17 North Lake Road', '09:00–17:30'],
  ['CULTURE', '陶然茶书院', 'Taoran Tea Academy', '陶然里 2 号', '2 Taoran Alley', '10:00–21:00'],
  ['SPORT', '云杉运动中心', 'Spruce Sports Centre', '云杉路 30 号', '30 Spruce Road', '06:30–21:30'],
  ['SPORT', '澄湖游泳馆', 'Lake Swimming Hall', '澄湖东路 3 号', '3 East Lake Road', '06:30–21:00'],
  ['SPORT', '攀石工坊', 'Boulder Workshop', '港前路 101 号', '101 Gangqian Road', '11:00–22:00'],
  ['SPORT', '羽翔羽毛球馆', 'Yuxiang Badminton', '北渚大道 77 号', '77 Beizhu Avenue', '08:00–22:00'],
  ['SPORT', '临水瑜伽', 'Waterside Yoga', '听澜步道 30 号', '30 Tinglan Walk', '08:00–21:00'],
  ['DINING', '栖桐里餐厅', 'Qitong Kitchen', '栖桐里 11 号', '11 Qitong Alley', '11:00–21:30'],
  ['DINING', '港湾食堂', 'Harbour Canteen', '港前路 12 号', '12 Gangqian Road', '06:30–20:00'],
  ['DINING', '早安豆浆', 'Good Morning Soy', '望桐街 20 号', '20 Wangtong Street', '06:00–14:00'],
  ['DINING', '澄湖咖啡', 'Lake Coffee', '澄湖西路 31 号', '31 West Lake Road', '08:00–22:00'],
  ['DINING', '云上素食', 'Cloud Vegetarian', '梧桐大道 88 号', '88 Wutong Avenue', '11:00–21:00'],
  ['HOTEL', '北渚温泉酒店', 'Beizhu Spa Hotel', '北渚大道 200 号', '200 Beizhu Avenue', '00:00–24:00'],
  ['HOTEL', '梧桐书香酒店', 'Wutong Library Hotel', '梧桐大道 120 号', '120 Wutong Avenue', '00:00–24:00'],
  ['HOTEL', '汀洲民宿', 'Tingzhou Guesthouse', '汀洲路 14 号', '14 Tingzhou Road', '00:00–24:00'],
  ['HOTEL', '港城公寓酒店', 'Harbour Residence', '港前路 150 号', '150 Gangqian Road', '00:00–24:00'],
  ['TRAVEL', '东堤租车', 'Dongdi Car Hire', '东堤路 5 号', '5 Dongdi Road', '08:00–20:00'],
  ['TRAVEL', '云汀机场贵宾厅', 'Yunting Airport Lounge', '机场大道 1 号', '1 Airport Avenue', '06:00–23:00'],
  ['TRAVEL', '湖区共享单车', 'Lake District Bikes', '澄湖南路 2 号', '2 South Lake Road', '00:00–24:00'],
  ['TRAVEL', '远帆旅行社', 'Far Sail Travel', '港前路 45 号', '45 Gangqian Road', '09:00–18:00'],
  ['FINANCE', '兰埠银行 人才专窗', 'Lanbu Bank, talent desk', '金融街 10 号', '10 Finance Street', '09:00–17:00'],
  ['FINANCE', '安澜保险 云汀店', 'Anlan Insurance, Yunting', '金融街 26 号', '26 Finance Street', '09:00–17:30'],
  ['FINANCE', '新区创业担保', 'New Area Guarantee', '金融街 31 号', '31 Finance Street', '09:00–17:00'],
  ['HOUSING', '清源物业', 'Qingyuan Property Care', '清源路 7 号', '7 Qingyuan Road', '08:30–18:00'],
  ['HOUSING', '安居搬家', 'Anju Removals', '东堤路 60 号', '60 Dongdi Road', '07:00–19:00'],
  ['HOUSING', '木匠与灯', 'Carpenter and Lamp', '汀洲路 39 号', '39 Tingzhou Road', '10:00–20:00'],
  ['HOUSING', '云汀家政', 'Yunting Home Help', '望桐街 48 号', '48 Wangtong Street', '08:00–20:00'],
  ['HOUSING', '绿洲园艺', 'Oasis Garden', '绿洲路 4 号', '4 Oasis Road', '09:00–18:00'],
];

/** What a shop of a category gives: title, kind, last class, period, most a person, yuan paid to the shop for each use. */
export const demoBenefits: Readonly<
  Record<string, readonly (readonly [string, string, string, string, string, number | null, number])[]>
> = {
  MEDICAL: [
    ['年度检查一次', 'A yearly check-up', 'FREE', 'F', 'YEAR', 1, 180],
    ['诊疗 8 折', '20% off treatment', 'DISCOUNT', 'F', 'YEAR', null, 0],
    ['专家号优先', 'Priority with specialists', 'PRIORITY', 'C', 'MONTH', 1, 0],
  ],
  EDU: [
    ['试听课 2 节', 'Two trial lessons', 'FREE', 'F', 'ONCE', 2, 60],
    ['课程 9 折', '10% off courses', 'DISCOUNT', 'E', 'YEAR', null, 0],
  ],
  CULTURE: [
    ['门票、图书 85 折', '15% off tickets and books', 'DISCOUNT', 'F', 'YEAR', null, 0],
    ['每月一场免费', 'One free visit a month', 'FREE', 'D', 'MONTH', 1, 45],
  ],
  SPORT: [
    ['单次入场免费', 'Free entry', 'FREE', 'F', 'MONTH', 4, 38.5],
    ['私教 8 折', '20% off personal training', 'DISCOUNT', 'D', 'YEAR', null, 0],
  ],
  DINING: [
    ['堂食 88 折', '12% off in the house', 'DISCOUNT', 'F', 'DAY', 1, 0],
    ['生日甜品', 'A birthday dessert', 'GIFT', 'E', 'YEAR', 1, 28],
  ],
  HOTEL: [
    ['协议价入住', 'The agreed room rate', 'DISCOUNT', 'F', 'MONTH', 3, 0],
    ['延迟退房到 14 点', 'Late check-out at 2 pm', 'SERVICE', 'C', 'MONTH', 2, 40],
  ],
  TRAVEL: [
    ['每月 2 次免费', 'Two free uses a month', 'FREE', 'D', 'MONTH', 2, 50],
    ['全年 85 折', '15% off all year', 'DISCOUNT', 'F', 'YEAR', null, 0],
  ],
  FINANCE: [
    ['专窗优先办理', 'Served first at the desk', 'PRIORITY', 'F', 'YEAR', null, 0],
    ['手续费全免', 'No handling fees', 'FREE', 'C', 'YEAR', 12, 12],
  ],
  HOUSING: [
    ['上门服务 8 折', '20% off home service', 'DISCOUNT', 'F', 'MONTH', 2, 0],
    ['新居安装一次', 'One installation in a new home', 'FREE', 'D', 'ONCE', 1, 120],
  ],
};

/** Benefits that need booking, by the number of the shop; the second is there for so many holders in a period. */
export const demoBookable: Readonly<Record<1 | 18, DemoBookable>> = {
  1: ['口腔洁牙一次', 'One tooth cleaning', 'YEAR', 2, null, 120],
  18: ['羽毛球场 2 小时', 'A badminton court for two hours', 'DAY', 1, 2, 60],
};

/** Title, period, most a person, stock for all in the period, yuan paid to the shop for each use. */
type DemoBookable = readonly [string, string, string, number, number | null, number];

/** Where those of the demo work who hold a card without an account. */
export const demoEmployers = [
  '青穗智能装备有限公司',
  '云汀海洋生物研究院',
  '望桐半导体有限公司',
  '澄湖第一医院',
  '',
] as const;

/** Holders of the demo beside those who have an account: name, class, days until the card ends, and its state. */
export const demoHolders: readonly (readonly [string, string, number, ('ACTIVE' | 'FROZEN' | 'CANCELLED')?])[] = [
  ['温晴', 'D', 620],
  ['陆清越', 'E', 410],
  ['陶令仪', 'C', 700],
  ['冯见山', 'D', 300],
  ['顾星野', 'B', 900],
  ['宋知遥', 'E', 150],
  ['谢云起', 'C', 820],
  ['何书砚', 'F', 90],
  ['阮听松', 'F', 25],
  ['沈南乔', 'A', 1000],
  ['许观棋', 'E', -20],
  ['周砚秋', 'F', -200],
  ['程鹤鸣', 'D', 500, 'FROZEN'],
  ['方晚舟', 'E', 360],
  ['苏北辰', 'B', 760],
  ['乔若谷', 'F', 480],
  ['江予怀', 'E', 240, 'CANCELLED'],
];

/** People with an account whose card shows no code any more, or for now: login, class, days until it ends, and its state. */
export const demoStopped: readonly (readonly [string, string, number, 'ACTIVE' | 'PAUSED' | 'FROZEN' | 'CANCELLED'])[] =
  [
    ['applicant16@example.com', 'E', -12, 'ACTIVE'],
    ['applicant17@example.com', 'F', 330, 'PAUSED'],
    ['applicant14@example.com', 'D', 510, 'FROZEN'],
    ['applicant12@example.com', 'E', 280, 'CANCELLED'],
  ];
