import { moveDate } from '#core/calendar/dates.ts';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import { type Data, type FileValue, isRecord, type Values } from '#core/forms/values.ts';
import { consentVersion } from './blocks/consent.ts';
import type { Programme } from './programme.ts';
import { fillIn, sampleCompanyCode } from './sample-values.ts';

/**
 * A complete application of an invented person to a programme; `today` (YYYY-MM-DD) moves the dates that must lie ahead.
 * What nobody thought up for a programme follows from its fields. File ids are placeholders: use mapFiles to put stored
 * ones in. Since one person applies once, the nth has an identity number of their own, up to 499.
 */
export function sampleOf(programme: Programme, today: string, nth = 0): Data {
  return numbered(programme, fillIn(programme, (thoughtUp[programme.code] ?? anybody)(today), today, nth), nth);
}

/** The number of whoever applies is the nth from its own on, of the same day of birth and sex. */
function numbered({ sections }: Programme, data: Data, nth: number): Data {
  const section = sections.find(({ fields }) => fields.some(({ kind }) => kind === 'certificate'));
  const field = section?.fields.find(({ kind }) => kind === 'certificate');
  const value = section && field && data[section.key]?.[field.key];
  if (!isRecord(value) || value.type !== 'ID_CARD' || nth === 0) return data;
  const number = String(value.number);
  const serial = String((Number(number.slice(14, 17)) + 2 * nth) % 1000).padStart(3, '0');
  const own = { ...value, number: withIdCheck(number.slice(0, 14) + serial) };
  return { ...data, [section!.key]: { ...data[section!.key], [field!.key]: own } };
}

/** Samples with values of their own, for programmes whose rules a value made from its field would not meet. */
const thoughtUp: Partial<Record<string, (today: string) => Data>> = {
  talentapply: talentSample,
  apartapply: apartmentSample,
  prapply: residenceSample,
  housingSupportApply: housingSample,
  ppapply: phoenixSample,
};

/** What the blocks that programmes share ask of anybody. */
function anybody(today: string): Data {
  const { person, contact, employment, education, consent } = apartmentSample(today);
  return { person: { ...person, marital: 'SINGLE' }, contact, employment, education, consent } as Data;
}

/** A couple that registers its household, both included. */
function residenceSample(today: string): Data {
  const { family = {}, ...given } = apartmentSample(today);
  const members = (family.members as Values[]).map(({ localHome: _, ...member }) => ({ ...member, joins: 'YES' }));
  return {
    ...given,
    family: { members },
    materials: {},
    residence: { type: 'HOUSEHOLD', reason: 'DEGREE', record: { agreed: true, version: '2026-01' } },
  } as Data;
}

/** Somebody who rents, with the account the support goes to. */
function housingSample(today: string): Data {
  const { person, contact, employment, education, family, consent } = apartmentSample(today);
  return {
    person,
    contact,
    employment,
    education,
    family,
    consent,
    support: { kind: 'RENT', standard: 'MASTER', localHome: 'NONE', otherHelp: 'NO' },
    lease: {
      address: '云汀新区听澜路 18 号 3 幢 602 室',
      landlord: '云汀住房租赁有限公司',
      filingNo: 'ZL20260188',
      from: moveDate(today, { months: -3 }),
      to: moveDate(today, { months: 21 }),
      monthly: 2600,
      since: moveDate(today, { months: -3 }).slice(0, 7),
    },
    bank: { holder: '陆一川', bank: '云汀银行', branch: '听澜路支行', account: '6222020000000002022' },
  } as Data;
}

/** A leading entrepreneur with the company: the type that has the most sections. */
function phoenixSample(today: string): Data {
  return {
    ...anybody(today),
    choice: { type: 'ACE', item: 'ENTREPRENEUR', exception: 'NO' },
    unit: { name: '青穗智能装备有限公司', code: sampleCompanyCode },
    compete: { inventions: 1, utilities: 0, software: 0, foreign: 0, rightsInAll: 1 },
  } as Data;
}

function talentSample(today: string): Data {
  return {
    person: {
      ...person(
        { name: '沈知夏', number: withIdCheck('35990219900412202'), birth: '1990-04-12', gender: 'FEMALE' },
        today,
      ),
      politics: 'MASSES',
      returnee: 'YES',
      overseasMonths: 26,
    },
    contact: contact({ number: '13900002026', email: 'shen.zhixia@example.com' }),
    employment: { ...employment(today), annualPay: 48.5, taxPaid: 6.2 },
    education: {
      degrees: [
        {
          id: 'degree1',
          level: 'DOCTORAL',
          degree: 'DOCTOR',
          school: '北湖理工大学',
          country: 'CN',
          major: '控制科学与工程',
          mode: 'FULL_TIME',
          startedOn: '2014-09',
          endedOn: '2018-06',
          certificateNo: '990011201801000426',
          verifyNo: 'WTYZ2018042600',
          files: [pdf('degree-doctor', '博士学位证书及验证报告')],
        },
        {
          id: 'degree2',
          level: 'MASTER',
          degree: 'MASTER',
          school: 'Nordsee Technical University',
          country: 'DE',
          major: 'Robotics',
          mode: 'FULL_TIME',
          startedOn: '2012-10',
          endedOn: '2014-08',
          verifyNo: 'LF2014-10-2288',
          files: [pdf('degree-master', '硕士学位及认证书')],
        },
      ],
    },
    title: {
      titles: [
        {
          id: 'title1',
          name: '高级工程师',
          level: 'VICE_SENIOR',
          gotOn: '2022-11-18',
          issuer: '云汀新区工程系列职称评审委员会',
          certificateNo: '梧职证字2022第0818号',
          files: [pdf('title', '高级工程师证书')],
        },
      ],
    },
    award: {
      awards: [
        {
          id: 'award1',
          kind: 'PATENT',
          name: '一种果园采摘机器人的柔性抓取方法',
          level: 'NATIONAL',
          rank: 1,
          rankOf: 4,
          gotOn: '2023-05-09',
          issuer: '专利主管部门',
          number: 'WT20231055',
          files: [pdf('patent', '发明专利证书')],
        },
      ],
    },
    honour: { honours: [] },
    recognition: {
      class: 'D',
      clause: 'D2',
      route: 'DIRECT',
      reason:
        '本人为全日制博士研究生，取得博士学位，现任青穗智能装备有限公司算法工程师，主持采摘机器人视觉与抓取系统研发，符合 D 类人才认定条款。',
    },
    materials: {
      identity: [jpg('id-front', '身份证正面'), jpg('id-back', '身份证反面')],
      contract: [pdf('contract', '劳动合同')],
      insurance: [pdf('insurance', '社会保险缴纳证明')],
      proof: [pdf('proof', '博士学位证书')],
    },
    consent: consent('沈知夏', today),
  };
}

function apartmentSample(today: string): Data {
  return {
    person: {
      ...person(
        { name: '陆一川', number: withIdCheck('35990219950923101'), birth: '1995-09-23', gender: 'MALE' },
        today,
      ),
      marital: 'MARRIED',
      hukou: '350203',
      returnee: 'NO',
    },
    contact: contact({ number: '13900002027', email: 'lu.yichuan@example.com' }),
    employment: employment(today),
    education: {
      degrees: [
        {
          id: 'degree1',
          level: 'MASTER',
          degree: 'MASTER',
          school: '北湖理工大学',
          country: 'CN',
          major: '机械工程',
          mode: 'FULL_TIME',
          startedOn: '2018-09',
          endedOn: '2021-06',
          verifyNo: 'WTYZ2021061500',
          files: [pdf('degree-master', '硕士学位证书及验证报告')],
        },
      ],
    },
    family: {
      members: [
        {
          id: 'member1',
          relation: 'SPOUSE',
          name: '何若溪',
          identity: { type: 'ID_CARD', number: withIdCheck('35990219960308002') },
          birth: '1996-03-08',
          work: '云汀新区实验小学',
          localHome: 'NO',
        },
      ],
    },
    housing: {
      rentKind: 'WHOLE',
      roomType: 'TWO',
      estates: ['WUTONG_LI', 'TINGLAN'],
      people: 2,
      moveIn: moveDate(today, { months: 2 }),
      years: 3,
      localHome: 'NONE',
      currentRent: 2600,
      discount: 'YES',
    },
    materials: {
      authority: [pdf('authority', '单位授权委托书')],
      licence: [pdf('licence', '营业执照')],
      pledge: [pdf('pledge', '单位承诺书')],
      identities: [pdf('identities', '入住人员及经办人身份证件')],
      household: [pdf('household', '身份证及户口簿')],
      contract: [pdf('contract', '劳动合同')],
      insurance: [pdf('insurance', '社会保险缴纳证明')],
    },
    consent: consent('陆一川', today),
  };
}

function person(who: { name: string; number: string; birth: string; gender: string }, today: string): Values {
  return {
    name: who.name,
    nationality: 'CN',
    identity: { type: 'ID_CARD', number: who.number },
    identityValidTo: moveDate(today, { years: 8 }),
    gender: who.gender,
    birth: who.birth,
    ethnicity: 'E01',
    photo: [jpg('photo', '证件照')],
  };
}

function contact(how: { number: string; email: string }): Values {
  return {
    phone: { area: '+86', number: how.number },
    email: how.email,
    address: '云汀新区听澜路 18 号 3 幢 602 室',
  };
}

function employment(today: string): Values {
  return {
    jobKind: 'EMPLOYED',
    company: '青穗智能装备有限公司',
    companyCode: sampleCompanyCode,
    position: '算法工程师',
    joinedOn: '2021-07-05',
    contractFrom: moveDate(today, { years: -1 }),
    contractTo: moveDate(today, { years: 2 }),
    socialMonths: 40,
  };
}

function consent(name: string, today: string): Values {
  const agreed = { agreed: true, version: consentVersion };
  return {
    truthful: agreed,
    privacy: agreed,
    sensitive: agreed,
    share: agreed,
    signature: { name, at: `${today}T02:30:00.000Z` },
  };
}

function pdf(id: string, name: string): FileValue {
  return { id: `sample-${id}`, name: `${name}.pdf`, size: 248_320, type: 'application/pdf' };
}

function jpg(id: string, name: string): FileValue {
  return { id: `sample-${id}`, name: `${name}.jpg`, size: 186_400, type: 'image/jpeg' };
}

function withIdCheck(first17: string): string {
  return first17 + idCardCheck(first17);
}
