import { type Static, Type } from 'typebox';
import { creditCodeCheck } from '#core/forms/identifiers/credit-code.ts';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import { Day, Month, readData, Words } from '#server/demo/read-data.ts';
import type { StoryTime } from '#server/demo/story-time.ts';

/** Where the companies of the story are registered. */
const districts = ['350203', '350205', '350206', '350211', '350212', '350213'];

const closed = { additionalProperties: false };

const Degree = Type.Object(
  {
    level: Type.Enum(['DOCTORAL', 'MASTER', 'BACHELOR']),
    school: Words,
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    major: Words,
    from: Month,
    to: Month,
    no: Words,
  },
  closed,
);

const Child = Type.Object(
  {
    name: Words,
    gender: Type.Enum(['MALE', 'FEMALE']),
    birth: Day,
    serial: Type.String({ pattern: '^\\d{3}$' }),
    grade: Words,
    /** Public schools, the dearest first. */
    schools: Type.Array(Words, { minItems: 1, maxItems: 3 }),
    /** The school they attend now. */
    attends: Type.Optional(Words),
  },
  closed,
);

const Person = Type.Object(
  {
    login: Words,
    name: Words,
    pinyin: Words,
    gender: Type.Enum(['MALE', 'FEMALE']),
    birth: Day,
    /** Of the identity number. */
    serial: Type.String({ pattern: '^\\d{3}$' }),
    hukou: Type.String({ pattern: '^\\d{6}$' }),
    politics: Type.Optional(Words),
    phone: Type.String({ pattern: '^1\\d{10}$' }),
    address: Words,
    /** Key of the employer. */
    at: Words,
    jobKind: Type.Optional(Type.Enum(['EMPLOYED', 'FOUNDER'])),
    position: Words,
    joinedOn: Day,
    contract: Type.Tuple([Day, Day]),
    degrees: Type.Array(Degree, { minItems: 1 }),
    overseasMonths: Type.Optional(Type.Integer({ minimum: 1 })),
    title: Type.Optional(Type.Object({ name: Words, level: Words, gotOn: Day, no: Words }, closed)),
    patent: Type.Optional(
      Type.Object({ name: Words, rank: Type.Tuple([Type.Integer(), Type.Integer()]), gotOn: Day, no: Words }, closed),
    ),
    /** Yearly pay and tax in 万元. */
    pay: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
    /** What they are recognised by, and why. */
    clause: Words,
    reason: Words,
    spouse: Type.Optional(
      Type.Object({ name: Words, birth: Day, serial: Type.String({ pattern: '^\\d{3}$' }), work: Words }, closed),
    ),
    /** A child for whom a school is sought, and a brother or sister. */
    child: Type.Optional(Child),
    secondChild: Type.Optional(Child),
    /** What somebody wants to start, with two names for the company to be. */
    project: Type.Optional(
      Type.Object(
        {
          title: Words,
          industry: Words,
          stage: Words,
          about: Words,
          people: Type.Integer({ minimum: 1 }),
          names: Type.Tuple([Words, Words]),
          kind: Type.Enum(['DESK', 'LAB']),
          /** Desks, or square metres of a laboratory. */
          size: Type.Integer({ minimum: 1 }),
          sites: Type.Array(Words, { minItems: 1 }),
          needs: Type.Optional(Type.Array(Words)),
          term: Words,
        },
        closed,
      ),
    ),
    home: Type.Object(
      {
        kind: Type.Enum(['WHOLE', 'SHARED']),
        room: Words,
        estates: Type.Array(Words, { minItems: 1 }),
        rent: Type.Integer(),
      },
      closed,
    ),
  },
  closed,
);

const Company = Type.Object(
  {
    key: Words,
    serial: Type.String({ pattern: '^\\d{4}$' }),
    name: Words,
    address: Words,
    legal: Words,
    business: Words,
    capital: Words,
    since: Day,
  },
  closed,
);

export const People = Type.Object({ companies: Type.Array(Company), people: Type.Array(Person) }, closed);

/** An invented employer; `code` is its unified social credit code with the right check character. */
export interface DemoCompany extends Static<typeof Company> {
  readonly code: string;
}

export interface DemoDegree extends Static<typeof Degree> {
  readonly country: string;
}

type DemoChild = Omit<Static<typeof Child>, 'serial'> & { readonly idNumber: string };

/** An invented person with everything the forms and papers of the demo ask about them. */
export interface DemoPerson
  extends Omit<Static<typeof Person>, 'serial' | 'at' | 'degrees' | 'spouse' | 'child' | 'secondChild'> {
  /** Identity number of an area that does not exist, with the right check character. */
  readonly idNumber: string;
  /** Until when the identity card is valid, where that is told. */
  readonly idValidTo?: string;
  readonly politics: string;
  readonly jobKind: 'EMPLOYED' | 'FOUNDER';
  readonly company: DemoCompany;
  readonly degrees: readonly DemoDegree[];
  readonly spouse?: { readonly name: string; readonly birth: string; readonly idNumber: string; readonly work: string };
  readonly child?: DemoChild;
  readonly secondChild?: DemoChild;
}

/** Everybody who applies for something in the demo. */
export const demoPeople: readonly DemoPerson[] = readPeople();

function readPeople(): DemoPerson[] {
  const file = 'people.json';
  const { companies, people } = readData(file, People);
  const employers = new Map(
    companies.map((company) => [company.key, { ...company, code: creditCode(company.serial) }]),
  );
  return people.map(
    ({ serial, at, spouse, child, secondChild, degrees, politics = 'MASSES', jobKind = 'EMPLOYED', ...facts }) => {
      const company = employers.get(at);
      if (!company) throw new Error(`data/demo/${file}: ${facts.login}: at: there is no company ${at}`);
      return {
        ...facts,
        politics,
        jobKind,
        company,
        idNumber: withCheck(facts.birth, serial),
        degrees: degrees.map((degree) => ({ country: 'CN', ...degree })),
        ...(spouse && { spouse: numbered(spouse) }),
        ...(child && { child: numbered(child) }),
        ...(secondChild && { secondChild: numbered(secondChild) }),
      };
    },
  );
}

function creditCode(serial: string): string {
  const district = districts[Number.parseInt(serial, 36) % districts.length]!;
  const first17 = `91${district}MA8WT${serial}`;
  return first17 + creditCodeCheck(first17);
}

/** The first 17 digits of an identity number with the check character behind them. */
function withCheck(birth: string, serial: string): string {
  const first17 = `359902${birth.replaceAll('-', '')}${serial}`;
  return first17 + idCardCheck(first17);
}

function numbered<T extends { birth: string; serial: string }>({ serial, ...one }: T) {
  return { ...one, idNumber: withCheck(one.birth, serial) };
}

/**
 * The person of a sign-in name, as written or with a contract that runs as long from the day on which the story is told;
 * throws for one that is not in the table.
 */
export function personOf(login: string, time?: StoryTime): DemoPerson {
  const found = demoPeople.find((each) => each.login === login);
  if (!found) throw new Error(`nobody in the demo signs in as ${login}`);
  if (!time) return found;
  const [from, to] = found.contract;
  return { ...found, contract: [time.moved(from), time.moved(to)] };
}

/** Months of social insurance somebody has paid by a day: from the month of joining on. */
export function insuredMonths({ joinedOn }: DemoPerson, day: string): number {
  const [year = 0, month = 0] = joinedOn.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = day.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month;
}
