import type { DemoPerson } from '#features/casework/demo/people.ts';
import { diplomaPages, patentPage, titlePage } from './certificates.ts';
import {
  accountPage,
  collectivePage,
  homeCheckPage,
  leasePage,
  marriagePage,
  rentPage,
  residenceLetterPage,
} from './home-letters.ts';
import { householdPage, idBackPage, idFrontPage, photoPage } from './identity.ts';
import {
  authorityPage,
  contractPages,
  insurancePage,
  licencePage,
  pledgePage,
  projectPage,
  taxPage,
} from './letters.ts';
import type { Page } from './marks.ts';
import { schoolLetters } from './school-letters.ts';

/** A document of somebody: a picture of one page, or a PDF. */
export interface Paper {
  readonly name: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** What it depends on: the same paper of the same subject looks the same and is drawn once. */
  readonly subject: string;
  readonly pages: () => readonly Page[];
}

/** Every document a person of the demo can upload, by its key in `formData`; `gap` is a month missing in the insurance record. */
export function papersOf(person: DemoPerson, { today, gap }: { today: string; gap?: string }): Record<string, Paper> {
  const validTo = validToOf(person);
  const { jpg, pdf } = papersAbout(person.login);
  const ids = person.idValidTo ? papersAbout(`${person.login} ${validTo}`) : { jpg, pdf };
  const employer = papersAbout(person.company.code);
  const dated = papersAbout(`${person.login} ${today} ${gap ?? ''}`);
  const diplomas = person.degrees.map((degree, index): [string, Paper] => [
    `degree-${index}`,
    pdf(`${degreeNames[degree.level]}学位证书`, () =>
      diplomaPages(person, degree, awardedOn(degree.to, degree.country)),
    ),
  ]);
  const optional: [string, Paper | undefined][] = [
    ['title', person.title && pdf(`${person.title.name}证书`, () => [titlePage(person)!])],
    ['patent', person.patent && pdf('发明专利证书', () => [patentPage(person)!])],
    ['project', person.project && dated.pdf('一页纸项目说明', () => [projectPage(person, today)])],
    ...Object.entries(schoolLetters).map(([key, page]): [string, Paper | undefined] => {
      const { child } = person;
      return [
        key,
        child && dated.pdf(letterNames[key as keyof typeof letterNames], () => [page({ ...person, child }, today)]),
      ];
    }),
    ['tax', person.pay && dated.pdf('个人所得税纳税记录', () => [taxPage(person, today)])],
  ];
  return {
    photo: jpg('证件照', () => photoPage(person)),
    'id-front': ids.jpg('身份证正面', () => idFrontPage(person)),
    'id-back': ids.jpg('身份证反面', () => idBackPage(person, validTo)),
    identities: ids.pdf('入住人员身份证件', () => [idFrontPage(person), idBackPage(person, validTo)]),
    household: jpg('户口簿本人页', () => householdPage(person)),
    contract: pdf('劳动合同', () => contractPages(person)),
    insurance: dated.pdf('社会保险缴纳证明', () => [insurancePage(person, { printedOn: today, gap })]),
    'insurance-added': dated.pdf('社会保险补缴证明', () => [insurancePage(person, { printedOn: today })]),
    authority: employer.pdf('单位授权委托书', () => [authorityPage(person, today)]),
    pledge: dated.pdf('用人单位承诺书', () => [pledgePage(person, today)]),
    residence: dated.pdf('单位申请函', () => [residenceLetterPage(person, today)]),
    collective: dated.pdf('同意落户证明', () => [collectivePage(person, today)]),
    lease: dated.pdf('房屋租赁合同及备案证明', () => [leasePage(person, today)]),
    rent: dated.pdf('租金支付凭证', () => [rentPage(person, today)]),
    'home-check': dated.pdf('住房查询授权书', () => [homeCheckPage(person, today)]),
    account: dated.pdf('账户信息证明', () => [accountPage(person, today)]),
    marriage: dated.pdf('结婚登记证明', () => [marriagePage(person, today)]),
    licence: employer.pdf('营业执照', () => [licencePage(person)]),
    ...Object.fromEntries(diplomas),
    ...Object.fromEntries(optional.flatMap(([key, paper]) => (paper ? [[key, paper]] : []))),
  };
}

/** Until when somebody's identity card is valid. */
export function validToOf({ birth, idNumber, idValidTo }: DemoPerson): string {
  return idValidTo ?? `${2031 + (Number(idNumber.slice(14, 17)) % 9)}${birth.slice(4)}`;
}

const letterNames: Readonly<Record<keyof typeof schoolLetters, string>> = {
  birth: '出生医学证明',
  work: '工作证明',
  recognition: '人才认定文件',
  vaccination: '预防接种查验证明',
  attendance: '就读证明',
};

const degreeNames = { DOCTORAL: '博士', MASTER: '硕士', BACHELOR: '学士' } as const;

/** Schools abroad confer a year after the end of the studies that the form names. */
function awardedOn(month: string, country: string): string {
  const [year = 0, at = '07'] = month.split('-');
  return country === 'GB' ? `${Number(year) + 1}-${at}-14` : `${month}-28`;
}

function papersAbout(subject: string) {
  return {
    jpg: (name: string, page: () => Page): Paper => ({
      subject,
      name: `${name}.jpg`,
      type: 'image/jpeg',
      pages: () => [page()],
    }),
    pdf: (name: string, pages: () => readonly Page[]): Paper => ({
      subject,
      name: `${name}.pdf`,
      type: 'application/pdf',
      pages,
    }),
  };
}
