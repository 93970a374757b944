import { moveDate } from '#core/calendar/dates.ts';
import type { Data, FileValue, Values } from '#core/forms/values.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { issuerOf } from './papers/certificates.ts';
import { accountOf } from './papers/home-letters.ts';
import { type Paper, validToOf } from './papers/papers-of.ts';
import { type DemoPerson, demoPeople, insuredMonths } from './people.ts';

interface Filling {
  readonly papers: Readonly<Record<string, Paper>>;
  readonly at: Date;
  /** Day of the filling, YYYY-MM-DD. */
  readonly today: string;
  /** What an earlier application said otherwise. */
  readonly claim?: { readonly clause: string; readonly reason: string };
}

/** A complete application of a person; files stand there by the key of their paper and have to be stored first. */
export function formData(programme: Programme, person: DemoPerson, filling: Filling): Data {
  const file = (key: string): FileValue[] => {
    const paper = filling.papers[key];
    if (!paper) throw new Error(`${person.name} has no paper ${key}`);
    return [{ id: key, name: paper.name, size: 1, type: paper.type }];
  };
  const common = {
    person: personValues(person, file),
    contact: { phone: { area: '+86', number: person.phone }, email: person.login, address: person.address },
    employment: employmentValues(person, filling.today),
    education: { degrees: person.degrees.map((degree, index) => degreeRow(degree, index, file)) },
    consent: consentValues(person, filling.at),
  };
  const own = ownValues[programme.code]?.(person, filling, file) ?? {};
  return asked(programme, { ...common, ...own });
}

/** What programmes ask beside the blocks that all share; a story needs it for the programmes it tells of. */
const ownValues: Partial<Record<string, (person: DemoPerson, filling: Filling, file: FileOf) => Data>> = {
  talentapply: talentValues,
  apartapply: apartmentValues,
  ppapply: phoenixValues,
  prapply: residenceValues,
  housingSupportApply: housingValues,
  spaceapply: spaceValues,
  saapply: schoolingValues,
};

/** Only what the programme asks: not every one wants to know whether somebody is married. */
function asked(programme: Programme, data: Data): Data {
  return Object.fromEntries(
    programme.sections.map(({ key, fields }) => {
      const values = Object.entries(data[key] ?? {});
      return [key, Object.fromEntries(values.filter(([name]) => fields.some((field) => field.key === name)))];
    }),
  );
}

type FileOf = (key: string) => FileValue[];

function personValues(person: DemoPerson, file: FileOf): Values {
  const { overseasMonths } = person;
  return {
    name: person.name,
    nationality: 'CN',
    identity: { type: 'ID_CARD', number: person.idNumber },
    identityValidTo: validToOf(person),
    gender: person.gender,
    birth: person.birth,
    ethnicity: 'E01',
    politics: person.politics,
    marital: person.spouse ? 'MARRIED' : 'SINGLE',
    hukou: person.hukou,
    returnee: overseasMonths ? 'YES' : 'NO',
    ...(overseasMonths ? { overseasMonths } : {}),
    photo: file('photo'),
  };
}

function employmentValues(person: DemoPerson, today: string): Values {
  const { jobKind, company, contract, pay } = person;
  return {
    jobKind,
    company: company.name,
    companyCode: company.code,
    position: person.position,
    joinedOn: person.joinedOn,
    socialMonths: insuredMonths(person, today),
    ...(jobKind === 'EMPLOYED' ? { contractFrom: contract[0], contractTo: contract[1] } : { sharePercent: 36.5 }),
    ...(pay ? { annualPay: pay[0], taxPaid: pay[1] } : {}),
  };
}

function degreeRow(degree: DemoPerson['degrees'][number], index: number, file: FileOf): Values {
  const isForeign = degree.country !== 'CN';
  return {
    id: `degree${index + 1}`,
    level: degree.level,
    degree: degree.level === 'DOCTORAL' ? 'DOCTOR' : degree.level,
    school: degree.school,
    country: degree.country,
    major: degree.major,
    mode: 'FULL_TIME',
    startedOn: degree.from,
    endedOn: degree.to,
    ...(isForeign ? { verifyNo: degree.no } : { certificateNo: degree.no, verifyNo: `WTYZ${degree.no.slice(-10)}` }),
    files: file(`degree-${index}`),
  };
}

function talentValues(person: DemoPerson, { claim = person }: Filling, file: FileOf): Data {
  const { title, patent } = person;
  const { clause, reason } = claim;
  const byTitle = ['D1', 'E1', 'E3', 'F2', 'F3'].includes(clause);
  return {
    title: {
      titles: title
        ? [
            {
              id: 'title1',
              name: title.name,
              level: title.level,
              gotOn: title.gotOn,
              issuer: issuerOf(person),
              certificateNo: title.no,
              files: file('title'),
            },
          ]
        : [],
    },
    award: {
      awards: patent
        ? [
            {
              id: 'award1',
              kind: 'PATENT',
              name: patent.name,
              level: 'NATIONAL',
              rank: patent.rank[0],
              rankOf: patent.rank[1],
              gotOn: patent.gotOn,
              issuer: '专利主管部门',
              number: patent.no,
              files: file('patent'),
            },
          ]
        : [],
    },
    honour: { honours: [] },
    recognition: { class: clause.slice(0, 1), clause, route: 'DIRECT', reason },
    materials: {
      identity: [...file('id-front'), ...file('id-back')],
      contract: person.jobKind === 'FOUNDER' ? file('licence') : file('contract'),
      insurance: file('insurance'),
      proof: proofOf(clause, byTitle, file),
    },
  };
}

/** The individual line of the Phoenix Plan, by what talent recognition asks as well. */
function phoenixValues(person: DemoPerson, filling: Filling, file: FileOf): Data {
  const { title, award, honour, materials } = talentValues(person, filling, file);
  const awards = (award?.awards ?? []) as Values[];
  const works = person.patent ? file('patent') : file('degree-0');
  return {
    choice: { type: 'PERSONAL', item: 'FULL_TIME', exception: 'NO' },
    person: {
      ...personValues(person, file),
      expertise: 'INFORMATION',
      domain: 'CHIPS',
      monthsHere: 11,
      summary: `${person.position}，${person.reason}`,
    },
    title: title!,
    award: {
      awards: awards.map((each) => ({
        ...each,
        representative: 'YES',
        contribution: '第一发明人，提出方案并完成验证。',
      })),
    },
    honour: honour!,
    materials: {
      identity: materials!.identity,
      contract: materials!.contract,
      insurance: materials!.insurance,
      degree: file('degree-0').map((each) => ({ ...each, id: `${each.id}+` })),
      ...(person.title ? { titles: file('title').map((each) => ({ ...each, id: `${each.id}+` })) } : {}),
      ...(person.overseasMonths ? { abroad: file('degree-0').map((each) => ({ ...each, id: `${each.id}++` })) } : {}),
      works: works.map((each) => ({ ...each, id: `${each.id}+` })),
      signedForm: file('pledge'),
    },
  };
}

/** The diploma or certificate is uploaded in its own section as well: the same paper, another file. */
function proofOf(clause: string, byTitle: boolean, file: FileOf): FileValue[] {
  const key = clause === 'D3' ? 'tax' : clause === 'C3' ? 'pledge' : byTitle ? 'title' : 'degree-0';
  return file(key).map((each) => ({ ...each, id: `${each.id}+` }));
}

function apartmentValues(person: DemoPerson, { today }: Filling, file: FileOf): Data {
  const { spouse, home } = person;
  return {
    family: familyValues(spouse, { localHome: 'NO' }),
    housing: {
      rentKind: home.kind,
      roomType: home.room,
      estates: [...home.estates],
      people: spouse ? 2 : 1,
      moveIn: moveDate(today, { months: 2 }),
      years: 3,
      localHome: 'NONE',
      currentRent: home.rent,
      discount: 'NO',
    },
    materials: {
      authority: file('authority'),
      licence: file('licence'),
      pledge: file('pledge'),
      identities: file('identities'),
      household: file('household'),
      contract: file('contract'),
      insurance: file('insurance'),
    },
  };
}

/** The spouse, with what the programme asks about each member of the family. */
function familyValues(spouse: DemoPerson['spouse'], asked: Values): Values {
  if (!spouse) return { members: [] };
  const { name, birth, work, idNumber } = spouse;
  const identity = { type: 'ID_CARD', number: idNumber };
  return { members: [{ id: 'member1', relation: 'SPOUSE', name, identity, birth, work, ...asked }] };
}

function residenceValues(person: DemoPerson, { today }: Filling, file: FileOf): Data {
  const type = person.spouse ? 'HOUSEHOLD' : 'WORK_RESIDENCE';
  const settles = type === 'HOUSEHOLD';
  return {
    residence: { type, reason: 'DEGREE', record: { agreed: true, version: '2026-01' } },
    settling: {
      address: settles ? '云汀新区听澜路 1 号' : person.address,
      since: person.joinedOn < today ? person.joinedOn : today,
      ...(settles ? { household: 'TALENT', station: 'TINGLAN' } : {}),
    },
    family: familyValues(person.spouse, { joins: 'YES' }),
    materials: {
      identity: [...file('id-front'), ...file('id-back')],
      contract: person.jobKind === 'FOUNDER' ? file('licence') : file('contract'),
      insurance: file('insurance'),
      letter: file('residence'),
      ...(settles ? { household: file('household'), home: file('collective'), kinship: file('marriage') } : {}),
    },
  };
}

function housingValues(person: DemoPerson, { today }: Filling, file: FileOf): Data {
  const { level } = person.degrees[0]!;
  return {
    support: {
      kind: 'RENT',
      standard: level === 'DOCTORAL' ? 'DOCTOR' : level,
      localHome: 'NONE',
      otherHelp: 'NO',
    },
    lease: {
      address: person.address,
      landlord: '云汀住房租赁有限公司',
      filingNo: `ZL2026${person.idNumber.slice(14, 17)}8`,
      from: moveDate(today, { months: -3 }),
      to: moveDate(today, { months: 21 }),
      monthly: person.home.rent,
      since: moveDate(today, { months: -Math.min(3, insuredMonths(person, today)) }).slice(0, 7),
    },
    family: familyValues(person.spouse, { localHome: 'NO' }),
    bank: {
      holder: person.name,
      bank: '云汀银行',
      branch: '听澜路支行',
      account: accountOf(person.idNumber),
      files: file('account'),
    },
    materials: {
      identity: [...file('id-front'), ...file('household')],
      contract: person.jobKind === 'FOUNDER' ? file('licence') : file('contract'),
      insurance: file('insurance'),
      lease: file('lease'),
      receipts: file('rent'),
      authority: file('home-check'),
      ...(person.spouse ? { marriage: file('marriage') } : {}),
    },
  };
}

/** The other child of a family of two, as a form names it. */
function siblingOf({ child, secondChild, ...person }: DemoPerson): string {
  const both = [demoPeople.find(({ login }) => login === person.login)?.child, secondChild];
  const other = both.find((each) => each?.name !== child?.name);
  return `${other?.name ?? ''}，同时申请`;
}

/** A place for the child of somebody recognised; the number of the recognition is filled in from the register. */
function schoolingValues(person: DemoPerson, { today }: Filling, file: FileOf): Data {
  const { name, child, clause, address, hukou, spouse } = person;
  if (!child) throw new Error(`${name} has no child to send to school`);
  const isVaccinated = ['K1', 'K2', 'K3', 'P1'].includes(child.grade);
  return {
    talentCard: { class: clause.slice(0, 1) },
    child: {
      name: child.name,
      relation: 'BORN',
      nationality: 'CN',
      identity: { type: 'ID_CARD', number: child.idNumber },
      gender: child.gender,
      birth: child.birth,
      hukou,
    },
    schooling: {
      grade: child.grade,
      term: 'SPRING',
      attends: child.attends ? 'YES' : 'NO',
      ...(child.attends ? { school: child.attends } : {}),
      wishes: child.schools.map((school, index) => ({ id: `wish${index + 1}`, kind: 'PUBLIC', school })),
      elsewhere: 'YES',
      ...(person.secondChild ? { hasSiblings: 'YES', siblings: siblingOf(person) } : { hasSiblings: 'NO' }),
    },
    home: { tenure: 'RENT', leaseTo: moveDate(today, { months: 21 }), address },
    family: familyValues(spouse, {}),
    materials: {
      card: file('recognition'),
      household: file('household'),
      kinship: file('birth'),
      identities: [...file('id-front'), ...file('id-back')],
      work: file('work'),
      home: file('lease'),
      ...(isVaccinated ? { vaccination: file('vaccination') } : {}),
      ...(child.attends ? { record: file('attendance') } : {}),
    },
  };
}

/** A company that is still to be registered, by those who have something to start. */
function spaceValues({ name, project }: DemoPerson, { today }: Filling, file: FileOf): Data {
  if (!project) throw new Error(`${name} has nothing to start`);
  const { title, industry, stage, about, people, names, kind, size, sites, needs = [], term } = project;
  return {
    project: { title, industry, stage, about, people, registered: 'NO', prize: 'NO' },
    founding: { firstName: names[0], secondName: names[1], plannedOn: moveDate(today, { months: 2 }) },
    space: {
      kind,
      ...(kind === 'DESK' ? { desks: size } : { area: size, needs: [...needs] }),
      sites: [...sites],
      from: moveDate(today, { months: 1 }),
      term,
    },
    materials: { identities: [...file('id-front'), ...file('id-back')], page: file('project') },
  };
}

function consentValues(person: DemoPerson, at: Date): Values {
  const agreed = { agreed: true, version: consentVersion };
  return {
    truthful: agreed,
    privacy: agreed,
    sensitive: agreed,
    share: agreed,
    signature: { name: person.name, at: at.toISOString() },
  };
}
