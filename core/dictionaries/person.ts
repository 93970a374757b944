import { listOf } from './list.ts';

export const yesNo = listOf({ YES: ['是', 'Yes'], NO: ['否', 'No'] });

export const gender = listOf({ MALE: ['男', 'Male'], FEMALE: ['女', 'Female'] });

export const idType = listOf({
  ID_CARD: ['居民身份证', 'Resident identity card'],
  PASSPORT: ['护照', 'Passport'],
  HK_MACAO_PERMIT: ['港澳居民来往内地通行证', 'Mainland travel permit for Hong Kong and Macao residents'],
  TAIWAN_PERMIT: ['台湾居民来往大陆通行证', 'Mainland travel permit for Taiwan residents'],
  HMT_RESIDENCE: ['港澳台居民居住证', 'Residence permit for Hong Kong, Macao and Taiwan residents'],
  FOREIGN_PR: ['外国人永久居留身份证', 'Foreign permanent resident ID card'],
});

export const politics = listOf({
  CPC: ['中共党员', 'Member of the Communist Party of China'],
  CPC_PROBATIONARY: ['中共预备党员', 'Probationary member of the CPC'],
  CYL: ['共青团员', 'Member of the Communist Youth League'],
  RCCK: ['民革党员', 'Member of the Revolutionary Committee of the Kuomintang'],
  CDL: ['民盟盟员', 'Member of the China Democratic League'],
  CNDCA: ['民建会员', 'Member of the China National Democratic Construction Association'],
  CAPD: ['民进会员', 'Member of the China Association for Promoting Democracy'],
  CPWDP: ['农工党党员', 'Member of the Chinese Peasants’ and Workers’ Democratic Party'],
  CZGP: ['致公党党员', 'Member of the China Zhi Gong Party'],
  JS: ['九三学社社员', 'Member of the Jiusan Society'],
  TDSGL: ['台盟盟员', 'Member of the Taiwan Democratic Self-Government League'],
  NONPARTY: ['无党派人士', 'Personage without party affiliation'],
  MASSES: ['群众', 'No affiliation'],
});

export const marital = listOf({
  SINGLE: ['未婚', 'Single'],
  MARRIED: ['已婚', 'Married'],
  DIVORCED: ['离异', 'Divorced'],
  WIDOWED: ['丧偶', 'Widowed'],
});

export const relation = listOf({
  SPOUSE: ['配偶', 'Spouse'],
  SON: ['儿子', 'Son'],
  DAUGHTER: ['女儿', 'Daughter'],
  FATHER: ['父亲', 'Father'],
  MOTHER: ['母亲', 'Mother'],
  FATHER_IN_LAW: ['配偶父亲', 'Father-in-law'],
  MOTHER_IN_LAW: ['配偶母亲', 'Mother-in-law'],
});

export const phoneArea = listOf({
  '+86': ['中国大陆 +86', 'Chinese mainland +86'],
  '+852': ['中国香港 +852', 'Hong Kong, China +852'],
  '+853': ['中国澳门 +853', 'Macao, China +853'],
  '+886': ['中国台湾 +886', 'Taiwan, China +886'],
  '+1': ['美国、加拿大 +1', 'United States, Canada +1'],
  '+44': ['英国 +44', 'United Kingdom +44'],
  '+49': ['德国 +49', 'Germany +49'],
  '+33': ['法国 +33', 'France +33'],
  '+34': ['西班牙 +34', 'Spain +34'],
  '+351': ['葡萄牙 +351', 'Portugal +351'],
  '+39': ['意大利 +39', 'Italy +39'],
  '+31': ['荷兰 +31', 'Netherlands +31'],
  '+41': ['瑞士 +41', 'Switzerland +41'],
  '+46': ['瑞典 +46', 'Sweden +46'],
  '+7': ['俄罗斯 +7', 'Russia +7'],
  '+61': ['澳大利亚 +61', 'Australia +61'],
  '+64': ['新西兰 +64', 'New Zealand +64'],
  '+65': ['新加坡 +65', 'Singapore +65'],
  '+60': ['马来西亚 +60', 'Malaysia +60'],
  '+81': ['日本 +81', 'Japan +81'],
  '+82': ['韩国 +82', 'South Korea +82'],
  '+84': ['越南 +84', 'Vietnam +84'],
  '+66': ['泰国 +66', 'Thailand +66'],
  '+62': ['印度尼西亚 +62', 'Indonesia +62'],
  '+91': ['印度 +91', 'India +91'],
  '+90': ['土耳其 +90', 'Türkiye +90'],
  '+55': ['巴西 +55', 'Brazil +55'],
  '+52': ['墨西哥 +52', 'Mexico +52'],
  '+971': ['阿联酋 +971', 'United Arab Emirates +971'],
  '+27': ['南非 +27', 'South Africa +27'],
});

const ethnicNames =
  '汉 Han,蒙古 Mongol,回 Hui,藏 Tibetan,维吾尔 Uygur,苗 Miao,彝 Yi,壮 Zhuang,布依 Bouyei,朝鲜 Korean,满 Manchu,侗 Dong,瑶 Yao,白 Bai,土家 Tujia,哈尼 Hani,哈萨克 Kazak,傣 Dai,黎 Li,傈僳 Lisu,佤 Va,畲 She,高山 Gaoshan,拉祜 Lahu,水 Sui,东乡 Dongxiang,纳西 Naxi,景颇 Jingpo,柯尔克孜 Kirgiz,土 Tu,达斡尔 Daur,仫佬 Mulao,羌 Qiang,布朗 Blang,撒拉 Salar,毛南 Maonan,仡佬 Gelao,锡伯 Xibe,阿昌 Achang,普米 Pumi,塔吉克 Tajik,怒 Nu,乌孜别克 Ozbek,俄罗斯 Russian,鄂温克 Ewenki,德昂 Deang,保安 Bonan,裕固 Yugur,京 Gin,塔塔尔 Tatar,独龙 Derung,鄂伦春 Oroqen,赫哲 Hezhen,门巴 Monba,珞巴 Lhoba,基诺 Jino';

/** The 56 peoples by their number in GB/T 3304. */
export const ethnicity = listOf(
  Object.fromEntries(
    ethnicNames.split(',').map((entry, index) => {
      const [CN = '', EN = ''] = entry.split(' ');
      return [`E${String(index + 1).padStart(2, '0')}`, [`${CN}族`, EN] as const];
    }),
  ),
);
