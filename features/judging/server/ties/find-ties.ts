import type { Text } from '#core/texts/text.ts';
import type { JudgingRow } from '#features/judging/server/judging-record.ts';
import { tieSources } from '#features/judging/shared/judging.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** A tie between a judge of the pool and an entry, with what it was found by. */
export interface FoundTie {
  readonly entryId: string;
  readonly accountId: string;
  readonly source: string;
  /** What both have in common, as the organiser reads it. */
  readonly what: string;
  readonly state: 'SUSPECTED' | 'CONFIRMED' | 'DISMISSED';
}

interface EntryFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly company: string;
  readonly codes: string[] | null;
  readonly supporterId: string | null;
  readonly supporterOrg: string | null;
  readonly mails: (string | null)[];
  readonly school: string | null;
  readonly words: string | null;
}

interface PoolFacts {
  readonly accountId: string;
  readonly employer: string;
  readonly creditCode: string;
  readonly investors: string;
  readonly school: string;
  readonly email: string | null;
}

/**
 * Every tie of a judging: those on which somebody decided, and those found in what is known of both sides (own entry,
 * employer, credit code, supporter, fund, mail domain, school). A decision stands over what is found.
 */
export async function findTies(scope: Scope, judging: JudgingRow): Promise<FoundTie[]> {
  const [entriesFacts, pool, decided] = [
    await entryFacts(scope, judging),
    await poolFacts(scope, judging),
    await decidedTies(scope, judging),
  ];
  const known = new Set(decided.map(({ entryId, accountId }) => `${entryId} ${accountId}`));
  const compared = entriesFacts.map(comparedOf);
  const found = pool.flatMap((judge) => {
    const find = tieFinder(judge);
    return compared.flatMap((each) => find(each) ?? []);
  });
  return [...decided, ...found.filter(({ entryId, accountId }) => !known.has(`${entryId} ${accountId}`))];
}

/** Pairs that are not drawn: decided ties, and found ones of weight until somebody dismisses them. */
export function barring(found: readonly FoundTie[]): { entry: string; judge: string }[] {
  return found
    .filter(({ state, source }) => state === 'CONFIRMED' || (state === 'SUSPECTED' && tieSources[source]?.isBarring))
    .map(({ entryId, accountId }) => ({ entry: entryId, judge: accountId }));
}

/** What a source is called. */
export function sourceName(source: string): Text {
  return tieSources[source]?.label ?? { CN: source, EN: source };
}

/** Addresses of providers that say nothing about an employer. */
const publicMail = new Set([
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'aliyun.com',
  '139.com',
  'yeah.net',
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'proton.me',
  'example.com',
]);

interface Compared {
  readonly entry: EntryFacts;
  readonly company: string;
  readonly supporterOrg: string;
  readonly domains: readonly (string | null)[];
}

/** What is compared of an entry with every judge, made once. */
function comparedOf(entry: EntryFacts): Compared {
  return {
    entry,
    company: plainName(entry.company),
    supporterOrg: plainName(entry.supporterOrg ?? ''),
    domains: entry.mails.map(domainOf),
  };
}

/** Looks for ties of one judge. */
function tieFinder(judge: PoolFacts): (compared: Compared) => FoundTie | undefined {
  const employer = plainName(judge.employer);
  const isNamed = employer.length >= 2;
  const code = judge.creditCode.trim().toUpperCase();
  const funds = linesOf(judge.investors).filter((name) => name.length >= 2);
  const domain = domainOf(judge.email);
  const school = judge.school.trim();
  return ({ entry, company, supporterOrg, domains }) => {
    const at = (source: string, what: string): FoundTie => ({
      entryId: entry.id,
      accountId: judge.accountId,
      source,
      what,
      state: 'SUSPECTED',
    });
    if (entry.ownerId === judge.accountId) return at('OWN', '');
    if (isNamed && employer === company) return at('EMPLOYER', judge.employer);
    if (code && entry.codes?.includes(code)) return at('CREDIT', code);
    if (entry.supporterId === judge.accountId) return at('SUPPORTER', entry.supporterOrg ?? '');
    if (isNamed && employer === supporterOrg) return at('SUPPORTER', judge.employer);
    const fund = funds.find((name) => entry.words?.includes(name));
    if (fund) return at('INVESTOR', fund);
    if (domain && domains.includes(domain)) return at('MAIL', `@${domain}`);
    return school && school === entry.school?.trim() ? at('SCHOOL', school) : undefined;
  };
}

function domainOf(mail: string | null): string | null {
  const domain = mail?.split('@')[1]?.trim().toLowerCase();
  return domain && !publicMail.has(domain) ? domain : null;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s,.，。()（）]/g, '')
    .replace(/(有限责任公司|股份有限公司|有限公司|集团|公司|limited|ltd|inc|llc|gmbh|co)$/u, '');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function read<T extends object>(scope: Scope, query: SQL): Promise<T[]> {
  return scope.db.execute<T & Record<string, unknown>>(query).then(({ rows }) => rows as T[]);
}

function entryFacts(scope: Scope, { editionId, stage, id, state }: JudgingRow): Promise<EntryFacts[]> {
  return read<EntryFacts>(
    scope,
    sql`
      select n.id, n.owner_id as "ownerId", n.company, s.account_id as "supporterId", s.org as "supporterOrg",
             array[a.email, n.sections #>> '{contact,values,email}'] as mails,
             n.sections #>> '{applicant,values,school}' as school,
             concat(n.sections -> 'company' -> 'values', n.sections -> 'project' -> 'values') as words,
             (select array_agg(c.code) from company_members m
                join companies c on c.id = m.company_id and c.tenant_id = m.tenant_id
               where m.account_id = n.owner_id and m.tenant_id = n.tenant_id and m.state = 'ACTIVE') as codes
        from itec_entries n
        left join accounts a on a.id = n.owner_id
        left join supporters s on s.id = n.referrer_id and s.tenant_id = n.tenant_id
       where n.tenant_id = ${scope.tenantId} and n.edition_id = ${editionId} and n.deleted_at is null
         and (n.state = ${stage} or (${state} = 'CLOSED' and exists (
               select from itec_assignments x where x.judging_id = ${id} and x.entry_id = n.id)))`,
  );
}

function poolFacts(scope: Scope, { editionId }: JudgingRow): Promise<PoolFacts[]> {
  return read<PoolFacts>(
    scope,
    sql`
      select j.account_id as "accountId", j.employer, j.credit_code as "creditCode", j.investors, j.school, a.email
        from itec_judges j join accounts a on a.id = j.account_id
       where j.tenant_id = ${scope.tenantId} and j.edition_id = ${editionId}
       order by j.account_id`,
  );
}

function decidedTies(scope: Scope, { editionId }: JudgingRow): Promise<FoundTie[]> {
  return read<FoundTie>(
    scope,
    sql`
      select t.entry_id as "entryId", t.account_id as "accountId", t.source, t.note as what, t.state
        from itec_ties t join itec_entries n on n.id = t.entry_id and n.tenant_id = t.tenant_id
       where t.tenant_id = ${scope.tenantId} and n.edition_id = ${editionId}
       order by t.at desc, t.id`,
  );
}
