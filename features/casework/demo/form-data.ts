import { moveDate } from '#core/calendar/dates.ts';
import type { Data, FileValue, Values } from '#core/forms/values.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { issuerOf } from './papers/certificates.ts';
import { type Paper, validToOf } from './papers/papers-of.ts';
import { type DemoPerson, insuredMonths } from './people.ts';

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

/** The diploma or certificate is uploaded in its own section as well: the same paper, another file. */
function proofOf(clause: string, byTitle: boolean, file: FileOf): FileValue[] {
  const key = clause === 'D3' ? 'tax' : clause === 'C3' ? 'pledge' : byTitle ? 'title' : 'degree-0';
  return file(key).map((each) => ({ ...each, id: `${each.id}+` }));
}

function apartmentValues(person: DemoPerson, { today }: Filling, file: FileOf): Data {
  const { spouse, home } = person;
  return {
    family: {
      members: spouse
        ? [
            {
              id: 'member1',
              relation: 'SPOUSE',
              name: spouse.name,
              identity: { type: 'ID_CARD', number: spouse.idNumber },
              birth: spouse.birth,
              work: spouse.work,
              localHome: 'NO',
            },
          ]
        : [],
    },
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
