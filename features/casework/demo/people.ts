import { creditCodeCheck } from '#core/forms/credit-code.ts';
import { idCardCheck } from '#core/forms/id-card.ts';

/** An invented employer; `code` is its unified social credit code with the right check character. */
export interface DemoCompany {
  readonly name: string;
  readonly code: string;
  readonly address: string;
  readonly legal: string;
  readonly business: string;
  readonly capital: string;
  readonly since: string;
}

export interface DemoDegree {
  readonly level: 'DOCTORAL' | 'MASTER' | 'BACHELOR';
  readonly school: string;
  readonly country: string;
  readonly major: string;
  /** YYYY-MM. */
  readonly from: string;
  readonly to: string;
  readonly no: string;
}

/** An invented person with everything the forms and papers of the demo ask about them. */
export interface DemoPerson {
  readonly login: string;
  readonly name: string;
  readonly pinyin: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly birth: string;
  /** Identity number of an area that does not exist, with the right check character. */
  readonly idNumber: string;
  readonly hukou: string;
  readonly politics: string;
  readonly phone: string;
  readonly address: string;
  readonly company: DemoCompany;
  readonly jobKind: 'EMPLOYED' | 'FOUNDER';
  readonly position: string;
  readonly joinedOn: string;
  readonly contract: readonly [string, string];
  readonly degrees: readonly DemoDegree[];
  readonly overseasMonths?: number;
  readonly title?: { readonly name: string; readonly level: string; readonly gotOn: string; readonly no: string };
  readonly patent?: {
    readonly name: string;
    readonly rank: readonly [number, number];
    readonly gotOn: string;
    readonly no: string;
  };
  /** Yearly pay and tax in 万元. */
  readonly pay?: readonly [number, number];
  readonly clause: string;
  readonly reason: string;
  readonly spouse?: { readonly name: string; readonly birth: string; readonly idNumber: string; readonly work: string };
  readonly home: {
    readonly kind: 'WHOLE' | 'SHARED';
    readonly room: string;
    readonly estates: readonly string[];
    readonly rent: number;
  };
}

function company(
  serial: string,
  facts: readonly [name: string, address: string, legal: string, business: string, capital: string, since: string],
): DemoCompany {
  const [name, address, legal, business, capital, since] = facts;
  // The town the story plays in has four districts.
  const district = `35990${1 + (Number.parseInt(serial, 36) % 4)}`;
  const first17 = `91${district}MA8WT${serial}`;
  return { name, address, legal, business, capital, since, code: first17 + creditCodeCheck(first17) };
}

const companies = {
  lanxin: company('2101', [
    '凤栖澜芯半导体有限公司',
    '凤栖科技园 2 号楼 6 层',
    '陆昭宁',
    '集成电路设计；半导体器件销售',
    '5,000 万元',
    '2017-03-14',
  ]),
  qingsui: company('2102', [
    '青穗智能装备有限公司',
    '科创走廊青禾路 188 号',
    '顾长风',
    '农业机器人研发、制造与销售',
    '3,200 万元',
    '2018-06-21',
  ]),
  helan: company('2103', [
    '禾澜生物技术有限公司',
    '科创走廊青禾路 66 号',
    '林听雪',
    '生物制品研发；酶制剂生产',
    '2,600 万元',
    '2016-09-08',
  ]),
  shuju: company('2104', [
    '云汀数据技术有限公司',
    '东湖西路 12 号云汀数谷 A 座',
    '崔若安',
    '数据处理；信息安全软件开发',
    '4,000 万元',
    '2019-01-30',
  ]),
  hospital: company('2105', [
    '云汀大学附属医院',
    '东湖路 1 号',
    '任清越',
    '医疗、教学与科研',
    '1,800 万元',
    '1998-10-01',
  ]),
  tingchao: company('2106', [
    '听潮智能船舶有限公司',
    '滨江大道 509 号',
    '柏知秋',
    '智能船舶设计与制造',
    '8,000 万元',
    '2015-05-19',
  ]),
  chengyu: company('2107', [
    '澄屿光电科技有限公司',
    '凤栖科技园 5 号楼 3 层',
    '方若谷',
    '激光器件与光电模组研发、生产',
    '2,000 万元',
    '2018-11-12',
  ]),
  yuanxiu: company('2108', [
    '远岫新能源有限公司',
    '云杉大道 230 号',
    '祁云帆',
    '储能系统与氢能装备制造',
    '6,000 万元',
    '2017-08-25',
  ]),
  tangxi: company('2109', [
    '棠溪医疗器械有限公司',
    '凤栖科技园 3 号楼 2 层',
    '舒望川',
    '医疗器械研发、生产与销售',
    '2,400 万元',
    '2016-04-06',
  ]),
  liangce: company('2110', [
    '汀洲量测科技有限公司',
    '凤栖科技园 3 号楼 5 层',
    '关月明',
    '精密测量仪器研发与销售',
    '1,500 万元',
    '2019-07-17',
  ]),
  qiongyu: company('2111', [
    '云汀穹宇航空部件有限公司',
    '临空片区穹宇路 7 号',
    '乔砚秋',
    '航空零部件加工与检测',
    '9,000 万元',
    '2014-12-02',
  ]),
  marine: company('2112', [
    '云汀海洋材料研究所',
    '滨江大道 88 号',
    '冯知遥',
    '海洋防护材料研究与检测',
    '1,200 万元',
    '2012-06-11',
  ]),
  institute: company('2113', [
    '北湖理工大学云汀研究院',
    '科创走廊求是路 1 号',
    '傅临川',
    '应用研究与成果转化',
    '1,000 万元',
    '2018-09-10',
  ]),
} as const;

/** The first 17 digits of an identity number with the check character behind them. */
function withCheck(birth: string, serial: string): string {
  const first17 = `359902${birth.replaceAll('-', '')}${serial}`;
  return first17 + idCardCheck(first17);
}

type Facts = Omit<DemoPerson, 'idNumber' | 'spouse' | 'jobKind' | 'politics' | 'company'> & {
  readonly serial: string;
  readonly at: keyof typeof companies;
  readonly politics?: string;
  readonly jobKind?: DemoPerson['jobKind'];
  readonly spouse?: readonly [name: string, birth: string, serial: string, work: string];
};

function person({ serial, at, spouse, politics = 'MASSES', jobKind = 'EMPLOYED', ...facts }: Facts): DemoPerson {
  return {
    ...facts,
    politics,
    jobKind,
    company: companies[at],
    idNumber: withCheck(facts.birth, serial),
    ...(spouse
      ? { spouse: { name: spouse[0], birth: spouse[1], idNumber: withCheck(spouse[1], spouse[2]), work: spouse[3] } }
      : {}),
  };
}

function degree(
  level: DemoDegree['level'],
  school: string,
  major: string,
  [from, to]: readonly [string, string],
  no: string,
  country = 'CN',
): DemoDegree {
  return { level, school, major, from, to, no, country };
}

/** Everybody who applies for something in the demo. */
export const demoPeople: readonly DemoPerson[] = [
  person({
    login: 'person@example.com',
    name: '林见微',
    pinyin: 'Lin Jianwei',
    gender: 'FEMALE',
    birth: '1993-08-17',
    serial: '208',
    hukou: '350203',
    politics: 'CPC',
    phone: '13900002100',
    address: '云汀新区滨江大道 66 号听澜人才公寓 1 幢 1203 室',
    at: 'marine',
    position: '涂层工艺主管',
    joinedOn: '2019-07-08',
    contract: ['2024-01-01', '2026-12-31'],
    degrees: [degree('MASTER', '北湖理工大学', '材料科学与工程', ['2016-09', '2019-06'], '990012019040317')],
    patent: { name: '一种海上风电叶片自修复涂层的制备方法', rank: [2, 5], gotOn: '2024-11-08', no: 'WT20241108' },
    pay: [52.6, 7.4],
    clause: 'D3',
    reason:
      '本人任云汀海洋材料研究所涂层工艺主管，年薪达到规定标准；参与海上风电叶片防护涂层研发，参与研发，排名第二。',
    home: { kind: 'WHOLE', room: 'TWO', estates: ['TINGLAN', 'WUTONG_LI'], rent: 3100 },
  }),
  person({
    login: 'company@example.com',
    name: '方若谷',
    pinyin: 'Fang Ruogu',
    gender: 'MALE',
    birth: '1982-06-06',
    serial: '113',
    hukou: '330106',
    phone: '13900002119',
    address: '云汀新区东湖西路 29 号 2 幢 901 室',
    at: 'chengyu',
    jobKind: 'FOUNDER',
    position: '董事长',
    joinedOn: '2018-11-12',
    contract: ['2018-11-12', '2028-11-11'],
    degrees: [
      degree(
        'DOCTORAL',
        'Straits Institute of Technology',
        'Photonics',
        ['2006-08', '2011-07'],
        'LF2012-03-0915',
        'SG',
      ),
    ],
    overseasMonths: 71,
    pay: [68, 11.2],
    clause: 'C3',
    reason: '本人为澄屿光电科技有限公司主要创始人，企业为专精特新企业，长期从事激光雷达发射芯片研发。',
    home: { kind: 'WHOLE', room: 'THREE', estates: ['YUNSHAN'], rent: 5200 },
  }),
  person({
    login: 'applicant1@example.com',
    name: '顾明渊',
    pinyin: 'Gu Mingyuan',
    gender: 'MALE',
    birth: '1986-03-22',
    serial: '017',
    hukou: '320505',
    phone: '13900002101',
    address: '云汀新区凤栖路 31 号云杉国际人才社区东区 2 座 704 室',
    at: 'lanxin',
    position: '模拟电路设计总监',
    joinedOn: '2021-03-01',
    contract: ['2024-03-01', '2029-02-28'],
    degrees: [
      degree(
        'DOCTORAL',
        'Aldermere University',
        'Solid-State Electronics',
        ['2012-10', '2016-07'],
        'CSCSE2018-0926-341',
        'GB',
      ),
      degree('MASTER', '北湖理工大学', '微电子学与固体电子学', ['2009-09', '2012-06'], '990012012050226'),
    ],
    overseasMonths: 58,
    patent: { name: '一种车规级低噪声基准电压电路', rank: [1, 3], gotOn: '2024-08-09', no: 'WT20240809' },
    clause: 'D2',
    reason: '本人取得艾德米尔大学固态电子学博士学位，现任模拟电路设计总监，主持车规级电源芯片设计，产品已量产。',
    spouse: ['温语蓉', '1988-05-20', '128', '云汀新区实验小学'],
    home: { kind: 'WHOLE', room: 'THREE', estates: ['YUNSHAN', 'TINGLAN'], rent: 4600 },
  }),
  person({
    login: 'applicant2@example.com',
    name: '韩既明',
    pinyin: 'Han Jiming',
    gender: 'MALE',
    birth: '1991-11-05',
    serial: '235',
    hukou: '370202',
    politics: 'CPC',
    phone: '13900002102',
    address: '云汀新区青禾路 20 号 4 幢 1502 室',
    at: 'qingsui',
    position: '结构设计主任工程师',
    joinedOn: '2017-07-10',
    contract: ['2023-07-10', '2028-07-09'],
    degrees: [degree('MASTER', '北湖理工大学', '机械工程', ['2014-09', '2017-06'], '990012017030188')],
    title: { name: '工程师', level: 'MIDDLE', gotOn: '2022-11-25', no: '汀职证字2022第0431号' },
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，在青穗智能装备从事采摘机器人结构设计九年，负责三代样机。',
    spouse: ['姜未央', '1993-01-16', '046', '禾澜生物技术有限公司'],
    home: { kind: 'WHOLE', room: 'TWO', estates: ['QINGHE'], rent: 2800 },
  }),
  person({
    login: 'applicant3@example.com',
    name: '叶怀瑾',
    pinyin: 'Ye Huaijin',
    gender: 'FEMALE',
    birth: '1994-06-30',
    serial: '306',
    hukou: '430104',
    phone: '13900002103',
    address: '云汀新区梧桐里人才公寓 3 幢 508 室',
    at: 'helan',
    position: '研发经理',
    joinedOn: '2020-08-03',
    contract: ['2023-08-03', '2028-08-02'],
    degrees: [degree('MASTER', '南屿医科大学', '药物化学', ['2017-09', '2020-06'], '990032020060512')],
    clause: 'E2',
    reason: '本人为全日制药物化学硕士，现任研发经理，负责两项酶制剂的工艺放大和注册检验。',
    home: { kind: 'SHARED', room: 'TWO', estates: ['WUTONG_LI', 'QINGHE'], rent: 1900 },
  }),
  person({
    login: 'applicant4@example.com',
    name: '何嘉树',
    pinyin: 'He Jiashu',
    gender: 'MALE',
    birth: '1989-01-14',
    serial: '011',
    hukou: '420106',
    phone: '13900002104',
    address: '云汀新区东湖西路 77 号 6 幢 303 室',
    at: 'shuju',
    position: '数据安全架构师',
    joinedOn: '2019-05-06',
    contract: ['2022-05-06', '2028-05-05'],
    degrees: [degree('BACHELOR', '云汀大学', '信息安全', ['2007-09', '2011-06'], '990022011020945')],
    title: { name: '高级工程师', level: 'VICE_SENIOR', gotOn: '2023-12-08', no: '汀职证字2023第0192号' },
    clause: 'E1',
    reason: '本人取得高级工程师职称，主持政务数据共享平台的安全架构设计，获授权软件著作权六项。',
    spouse: ['许念初', '1990-09-28', '224', '云汀大学图书馆'],
    home: { kind: 'WHOLE', room: 'TWO', estates: ['WUTONG_LI'], rent: 3300 },
  }),
  person({
    login: 'applicant5@example.com',
    name: '苏晚清',
    pinyin: 'Su Wanqing',
    gender: 'FEMALE',
    birth: '1988-09-09',
    serial: '182',
    hukou: '340104',
    politics: 'CDL',
    phone: '13900002105',
    address: '云汀新区东湖路 3 号院 5 幢 1101 室',
    at: 'hospital',
    position: '副主任医师',
    joinedOn: '2017-07-17',
    contract: ['2022-07-17', '2027-12-31'],
    degrees: [degree('DOCTORAL', '南屿医科大学', '影像医学与核医学', ['2014-09', '2017-06'], '990032017010073')],
    title: { name: '副主任医师', level: 'VICE_SENIOR', gotOn: '2024-10-30', no: '汀卫职字2024第0077号' },
    clause: 'D2',
    reason: '本人为全日制博士研究生并取得医学博士学位，现任副主任医师，主持市级课题两项。',
    home: { kind: 'WHOLE', room: 'ONE', estates: ['WUTONG_LI', 'BAIYU'], rent: 2600 },
  }),
  person({
    login: 'applicant6@example.com',
    name: '方亦舟',
    pinyin: 'Fang Yizhou',
    gender: 'MALE',
    birth: '1996-12-01',
    serial: '279',
    hukou: '210202',
    phone: '13900002106',
    address: '云汀新区滨江大道 430 号 8 幢 602 室',
    at: 'tingchao',
    position: '船体设计工程师',
    joinedOn: '2022-07-04',
    contract: ['2025-07-04', '2030-07-03'],
    degrees: [degree('MASTER', '东陵海事大学', '船舶与海洋结构物设计制造', ['2019-09', '2022-06'], '990042022030261')],
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，从事无人巡逻艇船体设计，参与两型船交付。',
    home: { kind: 'SHARED', room: 'TWO', estates: ['TINGLAN'], rent: 1700 },
  }),
  person({
    login: 'applicant7@example.com',
    name: '陆知行',
    pinyin: 'Lu Zhixing',
    gender: 'MALE',
    birth: '1990-05-26',
    serial: '155',
    hukou: '330106',
    phone: '13900002107',
    address: '云汀新区凤栖路 12 号 1 幢 2001 室',
    at: 'chengyu',
    position: '激光工艺主管',
    joinedOn: '2018-12-03',
    contract: ['2024-12-03', '2028-12-02'],
    degrees: [degree('MASTER', '云汀大学', '光学工程', ['2012-09', '2015-06'], '990022015040377')],
    clause: 'E2',
    reason: '本人为全日制光学工程硕士，负责激光芯片封装工艺，良率由百分之八十一提升至百分之九十四。',
    spouse: ['沈若棠', '1991-07-03', '302', '棠溪医疗器械有限公司'],
    home: { kind: 'WHOLE', room: 'TWO', estates: ['YUNSHAN', 'WUTONG_LI'], rent: 3500 },
  }),
  person({
    login: 'applicant8@example.com',
    name: '沈照野',
    pinyin: 'Shen Zhaoye',
    gender: 'MALE',
    birth: '1983-07-19',
    serial: '091',
    hukou: '610113',
    phone: '13900002108',
    address: '云汀新区云杉大道 199 号 3 幢 1704 室',
    at: 'yuanxiu',
    position: '生产运营经理',
    joinedOn: '2018-02-26',
    contract: ['2024-02-26', '2027-02-25'],
    degrees: [degree('BACHELOR', '北湖理工大学', '电气工程及其自动化', ['2001-09', '2005-06'], '990012005020611')],
    pay: [31.2, 2.9],
    clause: 'D3',
    reason: '本人任生产运营经理，管理三条储能产线，去年产值增长百分之二十六，年薪三十一万二千元。',
    home: { kind: 'WHOLE', room: 'TWO', estates: ['YUNSHAN'], rent: 3000 },
  }),
  person({
    login: 'applicant9@example.com',
    name: '温如许',
    pinyin: 'Wen Ruxu',
    gender: 'FEMALE',
    birth: '1997-02-11',
    serial: '064',
    hukou: '510107',
    phone: '13900002109',
    address: '云汀新区白榆路 8 号青年人才驿站 406 室',
    at: 'tangxi',
    position: '注册专员',
    joinedOn: '2025-07-01',
    contract: ['2025-07-01', '2028-06-30'],
    degrees: [degree('BACHELOR', '南屿医科大学', '生物医学工程', ['2015-09', '2019-06'], '990032019020834')],
    clause: 'F1',
    reason: '本人为全日制本科毕业并取得学士学位，从事医疗器械注册申报，完成三类产品注册两项。',
    home: { kind: 'SHARED', room: 'TWO', estates: ['BAIYU', 'WUTONG_LI'], rent: 1500 },
  }),
  person({
    login: 'applicant10@example.com',
    name: '江予白',
    pinyin: 'Jiang Yubai',
    gender: 'MALE',
    birth: '1995-10-03',
    serial: '133',
    hukou: '320505',
    phone: '13900002110',
    address: '云汀新区凤栖路 45 号 2 幢 905 室',
    at: 'liangce',
    position: '嵌入式工程师',
    joinedOn: '2021-07-05',
    contract: ['2024-07-05', '2029-07-04'],
    degrees: [degree('MASTER', '云汀大学', '仪器科学与技术', ['2018-09', '2021-06'], '990022021050149')],
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，负责高精度位移传感器固件开发。',
    home: { kind: 'WHOLE', room: 'ONE', estates: ['BAIYU'], rent: 1800 },
  }),
  person({
    login: 'applicant11@example.com',
    name: '宋时雨',
    pinyin: 'Song Shiyu',
    gender: 'FEMALE',
    birth: '1999-04-25',
    serial: '248',
    hukou: '350203',
    politics: 'CYL',
    phone: '13900002111',
    address: '云汀新区东湖西路 29 号驿站 211 室',
    at: 'shuju',
    position: '测试工程师',
    joinedOn: '2022-07-11',
    contract: ['2025-07-11', '2028-07-10'],
    degrees: [degree('BACHELOR', '云汀大学', '软件工程', ['2018-09', '2022-06'], '990022022020718')],
    clause: 'F1',
    reason: '本人为全日制本科毕业并取得学士学位，负责隐私计算平台的自动化测试。',
    home: { kind: 'SHARED', room: 'TWO', estates: ['BAIYU'], rent: 1400 },
  }),
  person({
    login: 'applicant12@example.com',
    name: '孟星河',
    pinyin: 'Meng Xinghe',
    gender: 'MALE',
    birth: '1992-08-08',
    serial: '077',
    hukou: '610113',
    phone: '13900002112',
    address: '云汀新区临空片区穹宇路 15 号 5 幢 1306 室',
    at: 'qiongyu',
    position: '五轴工艺工程师',
    joinedOn: '2018-07-02',
    contract: ['2024-07-02', '2029-07-01'],
    degrees: [degree('MASTER', '北湖理工大学', '航空宇航制造工程', ['2015-09', '2018-06'], '990012018030409')],
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，负责航空结构件五轴加工工艺，编制工艺规程四十余份。',
    home: { kind: 'WHOLE', room: 'TWO', estates: ['YUNSHAN'], rent: 2700 },
  }),
  person({
    login: 'applicant13@example.com',
    name: '闻仲言',
    pinyin: 'Wen Zhongyan',
    gender: 'MALE',
    birth: '1979-12-18',
    serial: '031',
    hukou: '430104',
    politics: 'JS',
    phone: '13900002113',
    address: '云汀新区求是路 9 号专家公寓 2 幢 801 室',
    at: 'institute',
    position: '研究员',
    joinedOn: '2020-01-06',
    contract: ['2025-01-06', '2030-01-05'],
    degrees: [degree('DOCTORAL', '北湖理工大学', '控制理论与控制工程', ['2004-09', '2008-06'], '990012008010058')],
    title: { name: '研究员', level: 'SENIOR', gotOn: '2019-12-20', no: '理工职字2019第0012号' },
    clause: 'D1',
    reason: '本人取得研究员（正高级）职称，主持多机器人协同控制方向，承担省级重点研发项目一项。',
    spouse: ['褚云岫', '1981-04-14', '260', '云汀大学'],
    home: { kind: 'WHOLE', room: 'THREE', estates: ['QINGHE', 'TINGLAN'], rent: 4200 },
  }),
  person({
    login: 'applicant14@example.com',
    name: '白鹿鸣',
    pinyin: 'Bai Luming',
    gender: 'FEMALE',
    birth: '1998-01-29',
    serial: '188',
    hukou: '420106',
    phone: '13900002114',
    address: '云汀新区凤栖路 31 号 7 幢 402 室',
    at: 'lanxin',
    position: '版图工程师',
    joinedOn: '2023-07-03',
    contract: ['2023-07-03', '2028-07-02'],
    degrees: [degree('MASTER', '云汀大学', '集成电路工程', ['2020-09', '2023-06'], '990022023050330')],
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，负责电源管理芯片版图设计与物理验证。',
    home: { kind: 'WHOLE', room: 'ONE', estates: ['YUNSHAN'], rent: 2200 },
  }),
  person({
    login: 'applicant15@example.com',
    name: '季云舒',
    pinyin: 'Ji Yunshu',
    gender: 'FEMALE',
    birth: '1993-03-07',
    serial: '120',
    hukou: '510107',
    phone: '13900002115',
    address: '云汀新区滨江大道 120 号 3 幢 1008 室',
    at: 'marine',
    position: '实验师',
    joinedOn: '2019-09-02',
    contract: ['2025-09-02', '2028-09-01'],
    degrees: [degree('MASTER', '东陵海事大学', '海洋化学', ['2016-09', '2019-06'], '990042019030117')],
    clause: 'E2',
    reason: '本人为全日制硕士研究生并取得硕士学位，负责海洋腐蚀挂片试验与数据分析。',
    home: { kind: 'WHOLE', room: 'ONE', estates: ['TINGLAN', 'WUTONG_LI'], rent: 2300 },
  }),
  person({
    login: 'applicant16@example.com',
    name: '庄雨眠',
    pinyin: 'Zhuang Yumian',
    gender: 'FEMALE',
    birth: '1990-07-12',
    serial: '342',
    hukou: '370202',
    phone: '13900002116',
    address: '云汀新区青禾路 52 号 2 幢 704 室',
    at: 'helan',
    position: '质量经理',
    joinedOn: '2018-10-08',
    contract: ['2024-10-08', '2027-10-07'],
    degrees: [
      degree(
        'MASTER',
        'Nordsee Technical University',
        'Bioprocess Engineering',
        ['2013-10', '2016-03'],
        'LF2016-08-4410',
        'DE',
      ),
    ],
    overseasMonths: 30,
    clause: 'E2',
    reason: '本人取得北海工业大学生物过程工程硕士学位，负责发酵车间质量体系，通过两次飞行检查。',
    home: { kind: 'WHOLE', room: 'TWO', estates: ['QINGHE'], rent: 2500 },
  }),
  person({
    login: 'applicant17@example.com',
    name: '容若华',
    pinyin: 'Rong Ruohua',
    gender: 'FEMALE',
    birth: '1987-11-23',
    serial: '202',
    hukou: '210202',
    politics: 'CPC',
    phone: '13900002117',
    address: '云汀新区滨江大道 430 号 2 幢 1501 室',
    at: 'tingchao',
    position: '水动力室主任',
    joinedOn: '2016-03-14',
    contract: ['2022-03-14', '2028-03-13'],
    degrees: [degree('MASTER', '东陵海事大学', '流体力学', ['2009-09', '2012-06'], '990042012030092')],
    title: { name: '高级工程师', level: 'VICE_SENIOR', gotOn: '2021-12-03', no: '汀职证字2021第0265号' },
    clause: 'E1',
    reason: '本人取得高级工程师职称，任水动力室主任，主持船型优化项目五项，平均降阻百分之六。',
    home: { kind: 'WHOLE', room: 'TWO', estates: ['TINGLAN'], rent: 3200 },
  }),
  person({
    login: 'applicant18@example.com',
    name: '邵南絮',
    pinyin: 'Shao Nanxu',
    gender: 'FEMALE',
    birth: '2000-05-16',
    serial: '166',
    hukou: '340104',
    politics: 'CYL',
    phone: '13900002118',
    address: '云汀新区白榆路 8 号青年人才驿站 512 室',
    at: 'qingsui',
    position: '视觉算法工程师',
    joinedOn: '2023-07-10',
    contract: ['2023-07-10', '2028-07-09'],
    degrees: [degree('BACHELOR', '北湖理工大学', '人工智能', ['2019-09', '2023-06'], '990012023020506')],
    clause: 'F1',
    reason: '本人为全日制本科毕业并取得学士学位，负责果实识别模型的训练与部署。',
    home: { kind: 'SHARED', room: 'TWO', estates: ['BAIYU', 'QINGHE'], rent: 1500 },
  }),
];

/** The person of a sign-in name; throws for one that is not in the table. */
export function personOf(login: string): DemoPerson {
  const found = demoPeople.find((each) => each.login === login);
  if (!found) throw new Error(`nobody in the demo signs in as ${login}`);
  return found;
}

/** Months of social insurance somebody has paid by a day: from the month of joining on. */
export function insuredMonths({ joinedOn }: DemoPerson, day: string): number {
  const [year = 0, month = 0] = joinedOn.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = day.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month;
}
