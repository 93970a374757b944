import employers from '#data/demo/employers.json' with { type: 'json' };
import type { SignupState } from '#features/activities/shared/signup.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import type { DemoActivity } from './read-activities.ts';

interface Seeding {
  readonly activity: DemoActivity;
  readonly id: string;
  readonly tenantId: string;
  /** When the story is told. */
  readonly now: Date;
  /** Accounts of the demo that have a place or wait for one, by their order. */
  readonly own: readonly { readonly account: string; readonly name: string }[];
}

/** Invented people who signed up to an activity, as many as it tells; all in one statement, for some are thousands. */
export async function seedSignups(db: Db, seeding: Seeding): Promise<void> {
  const { activity } = seeding;
  const count = activity.signed + activity.waiting;
  if (count === 0) return;
  const rows = Array.from({ length: count }, (_, place) => signupOf(seeding, place));
  await db.execute(sql`
    insert into signups (id, tenant_id, activity_id, account_id, name, phone, company, answers, state, letters,
                         signed_at, checked_at, score, feedback, reminded, created_at, updated_at)
    select id, ${seeding.tenantId}, ${seeding.id}, account, name, phone, company, answers, state, letters,
           "signedAt", "checkedAt", score, feedback, 0, "signedAt", coalesce("checkedAt", "signedAt")
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(id text, account text, name text, phone text, company text, answers jsonb, state text, letters text,
             "signedAt" timestamptz, "checkedAt" timestamptz, score integer, feedback text)`);
}

function signupOf({ activity, now, own }: Seeding, place: number) {
  const number = made++;
  const state = stateOf(activity, place, now);
  const [from, start] = [Date.parse(activity.signFrom), Date.parse(activity.startAt)];
  const latest = Math.min(Date.parse(activity.signTo), now.getTime());
  const count = activity.signed + activity.waiting;
  const owner = own[place - (count - own.length)];
  const isRated = !owner && state === 'CHECKED_IN' && number % 7 === 0;
  return {
    id: newId(),
    account: owner?.account ?? null,
    name: owner?.name ?? `${pick(surnames, number)}${pick(given, number * 7 + 3)}`,
    phone: `+86 139${String(10_000_000 + ((number * 48_271) % 89_999_999))}`,
    company: pick(companies, number * 5 + 1),
    answers: answersTo(activity, number),
    state,
    letters: lettersOf(number),
    signedAt: new Date(from + ((latest - from) * (place + 1)) / (count + 1)).toISOString(),
    checkedAt: state === 'CHECKED_IN' ? new Date(start - 1_200_000 + (number % 40) * 60_000).toISOString() : null,
    score: isRated ? 5 - (number % 3 === 0 ? 1 : 0) : null,
    feedback: isRated && number % 14 === 0 ? pick(said, number / 14) : '',
  };
}

/** Counts over all activities: every ticket is another one. */
let made = 0;

function stateOf({ signed, audit, mode, cancelled, endAt }: DemoActivity, place: number, now: Date): SignupState {
  if (cancelled) return 'CANCELLED';
  if (place >= signed) return 'WAITLIST';
  if (Date.parse(endAt) > now.getTime()) return audit && place % 6 === 5 ? 'PENDING' : 'APPROVED';
  if (mode === 'ONLINE') return 'APPROVED';
  return place % 9 === 4 && place !== signed - 1 ? 'ABSENT' : 'CHECKED_IN';
}

function answersTo({ questions }: DemoActivity, number: number) {
  return questions.flatMap(({ label, options, required }) => {
    if (!required && number % 3 > 0) return [];
    const value = options ? options[number % options.length]! : pick(answers, number);
    return [{ label, value }];
  });
}

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters that belong to one number: a step that shares no factor with their count visits each once. */
function lettersOf(number: number): string {
  let rest = (number * 29_874_650_413 + 12_345_678_901) % 22 ** 8;
  let letters = '';
  for (let place = 0; place < 8; place++) {
    letters += alphabet[rest % 22];
    rest = Math.floor(rest / 22);
  }
  return letters;
}

function pick<T>(list: readonly T[], number: number): T {
  return list[Math.floor(number) % list.length]!;
}

/** The Chinese half of their names. */
const companies = Object.values(employers).map((name) => name.split(' ')[0]!);
const surnames = [...'沈陆顾苏叶方林江温韩宋孟白季庄容邵闻何祁乔柏关舒崔任冯傅'];
const given = [
  '知远',
  '若溪',
  '清和',
  '砚秋',
  '望舒',
  '云起',
  '听澜',
  '景行',
  '南枝',
  '屿白',
  '星野',
  '见山',
  '予安',
  '时宜',
  '怀瑜',
  '鹿鸣',
  '月白',
  '照临',
  '雨桐',
  '之恒',
  '采薇',
  '嘉木',
  '明川',
  '疏影',
  '长宁',
  '思齐',
  '允中',
  '令仪',
  '一诺',
  '书远',
  '晚晴',
  '亦凡',
  '临风',
  '若木',
  '修竹',
  '念慈',
  '承泽',
  '初霁',
];
const answers = [
  { CN: '材料工程', EN: 'Materials engineering' },
  { CN: '软件研发', EN: 'Software development' },
  { CN: '人力资源', EN: 'Human resources' },
  { CN: '生物制造', EN: 'Biomanufacturing' },
  { CN: '没有', EN: 'None' },
];
const said = [
  '讲得很具体，当场就把草稿改好了。',
  '内容扎实，提问时间可以再长一些。',
  '签到很快，资料也齐全。',
  'Clear and practical. Slides in English would help next time.',
  '希望下次安排在周末。',
  '认识了几位同行，收获很大。',
];
