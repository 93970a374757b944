import type { OutputOf } from '#core/contracts/contract.ts';
import { filesIn, mapFiles } from '#core/forms/files-in.ts';
import { type KnownAnswers, stillRight, takenOver } from '#core/forms/known-answers.ts';
import type { Form, Section } from '#core/forms/section.ts';
import type { Data, FileValue, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import { getOwn as getOwnAccount } from '#features/accounts/server/profile.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications } from '#features/casework/server/tables.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { and, desc, inArray, ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOwn } from './application-policy.ts';
import { getOwn } from './find-own.ts';
import { definitionOf, programmeOf } from './programmes.ts';
import { lastSnapshot } from './sections/snapshots.ts';

type Known = OutputOf<ProgrammeCalls['known']>;

/**
 * What is known of the caller that an application could be filled in with: what rooms know, granted applications of their
 * own, and the account. By section, what was checked last first; consents and what the form would not accept are left
 * out. Files come from rooms alone, which ask for consent. NOT_FOUND for an application of somebody else.
 */
export async function readKnown(scope: ActorScope, code: string, { id }: { id?: string }): Promise<Known> {
  const programme =
    id === undefined ? definitionOf(code) : await programmeOf(scope, await getOwn(scope, { id, programme: code }));
  const told: KnownAnswers[] = [];
  for (const answers of scope.services.features.answers) told.push(...(await answers(scope, programme)));
  const known = [
    ...told.filter(({ source }) => source === 'file'),
    ...(await grantedAnswers(scope, programme, id)),
    ...told.filter(({ source }) => source !== 'file'),
    await accountAnswers(scope, programme),
  ];
  return {
    sections: programme.sections.map((section) => ({ key: section.key, sources: sourcesOf(scope, section, known) })),
  };
}

function sourcesOf(scope: ActorScope, section: Section, known: readonly KnownAnswers[]) {
  const verified = new Set<string>();
  const sources = known.flatMap(({ source, name, at, data }) => {
    const context = { ...formContextAt(scope.now), data: { [section.key]: data[section.key] ?? {} } };
    const right = stillRight(section, data[section.key] ?? {}, context);
    // What was verified is not offered a second time as what was only granted.
    const values =
      source === 'application'
        ? Object.fromEntries(Object.entries(right).filter(([key]) => !verified.has(key)))
        : right;
    if (source === 'file') for (const key of Object.keys(values)) verified.add(key);
    return Object.keys(values).length > 0
      ? [{ source, name, at: at?.toISOString() ?? null, values: { ...values } }]
      : [];
  });
  // Of several applications the one decided last: the same is not offered three times.
  const last = (wanted: string) => sources.find(({ source }) => source === wanted);
  return sources.filter((each) => !['application', 'file'].includes(each.source) || each === last(each.source));
}

/** Applications that are looked back at. */
const most = 5;

/** What the caller's granted applications said, as far as this form asks the same. */
async function grantedAnswers(
  scope: ActorScope,
  programme: Programme,
  except: string | undefined,
): Promise<KnownAnswers[]> {
  const rows = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        isOwn(scope),
        inArray(applications.state, ['APPROVED', 'EFFECTIVE', 'ENDED']),
        except === undefined ? undefined : ne(applications.id, except),
      ),
    )
    .orderBy(desc(applications.decidedAt), desc(applications.id))
    .limit(most);
  const known: KnownAnswers[] = [];
  // A handful at most, each as its own programme had it.
  for (const row of rows) {
    const earlier = await programmeOf(scope, row);
    const frozen = await lastSnapshot(scope, earlier, row.id);
    if (!frozen) continue;
    // Files are linked from the data file, with consent, and from nowhere else.
    const data = withoutFiles(programme, overlap(earlier, programme, frozen.data));
    const name = { CN: `${earlier.short.CN} ${row.year}`, EN: `${earlier.short.EN} ${row.year}` };
    known.push({ source: 'application', name, at: row.decidedAt, data });
  }
  return known;
}

/** What two forms ask alike, of values that the first has. */
export function overlap(from: Form, to: Form, data: Data): Data {
  return Object.fromEntries(
    to.sections.flatMap((section) => {
      const earlier = from.sections.find(({ key }) => key === section.key);
      return earlier && data[section.key] ? [[section.key, takenOver(earlier, section, data[section.key] ?? {})]] : [];
    }),
  );
}

/** Without files that are there no more; an application may hold a file that another one holds, too. */
export async function withReadyFiles(scope: ActorScope, programme: Form, data: Data): Promise<Data> {
  const ids = filesIn(programme, data).map(({ file }) => file.id);
  const ready = new Map((await findReadyFiles(scope, ids)).map((file) => [file.id, file]));
  return leaving(programme, data, (file) => ready.get(file.id));
}

/** The answers without the files. */
export function withoutFiles(programme: Form, data: Data): Data {
  return leaving(programme, data, () => undefined);
}

function leaving(programme: Form, data: Data, pick: (file: FileValue) => FileValue | undefined): Data {
  const marked = mapFiles(programme, data, (file) => pick(file) ?? gone);
  return Object.fromEntries(Object.entries(marked).map(([key, values]) => [key, withoutGone(values) as Values]));
}

const gone: FileValue = { id: 'gone', name: '', size: 0, type: '' };

function withoutGone(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !(isRecord(each) && each.id === gone.id)).map(withoutGone);
  if (!isRecord(value)) return value;
  const { sha256: _, ...kept } = value;
  return Object.fromEntries(Object.entries(kept).map(([key, inner]) => [key, withoutGone(inner)]));
}

/** How the account says that its owner can be reached. */
async function accountAnswers(scope: ActorScope, programme: Programme): Promise<KnownAnswers> {
  const { email, phoneArea, phone } = await getOwnAccount(scope);
  const data = Object.fromEntries(
    programme.sections.map(({ key, fields }) => [
      key,
      Object.fromEntries(
        fields.flatMap((field): [string, unknown][] => {
          if (field.own === 'email' && email) return [[field.key, email]];
          return field.own === 'tel' && phone ? [[field.key, { area: phoneArea ?? '+86', number: phone }]] : [];
        }),
      ),
    ]),
  );
  return { source: 'account', name: { CN: '账号资料', EN: 'your account' }, at: null, data };
}
