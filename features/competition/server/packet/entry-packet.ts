import { csvLine, csvStart } from '#core/files/csv.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data } from '#core/forms/values.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { getEntry } from '#features/competition/server/entry-record.ts';
import { formOfCode } from '#features/competition/server/forms.ts';
import { entrySnapshots, entrySteps } from '#features/competition/server/tables.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import { entryStateOf } from '#features/competition/shared/states.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { safeName, uniqueName, zipOf } from '#server/base/files/zip-of.ts';
import { factsIn, filesOf } from '#server/base/own-forms/papers.ts';
import { staffName } from '#server/base/staff-name.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, asc, eq, inArray, isNull } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { snapshotDigest } from './snapshot-digest.ts';

/**
 * All that was decided on an entry with what lay before whoever decided: its steps, every version of every form that was
 * handed in with its digest computed anew, and their files, as a ZIP. Values are masked as in lists. Noted in the
 * business log.
 */
export async function packEntry(call: SlowActorCall, { id }: { id: string }): Promise<FileAnswer> {
  const { no, locale, versions, steps, stored } = await call.transact(async (scope) => {
    const entry = await getEntry(scope, id);
    const found = await readVersions(scope, id, await getEdition(scope, entry.editionId));
    await logBusiness(scope, {
      module: 'ITEC',
      action: 'PACKET',
      objectType: 'itec-entry',
      objectId: id,
      title: entry.no ?? '',
      text: { CN: '下载办理卷宗', EN: 'downloaded the decision packet' },
    });
    return {
      no: entry.no ?? id,
      locale: scope.locale === 'CN' ? ('CN' as const) : ('EN' as const),
      versions: found,
      steps: await readSteps(scope, id),
      stored: await readFiles(scope, [...new Set(found.flatMap((version) => version.files.map((file) => file.id)))]),
    };
  });
  const read = (text: Text) => textIn(text, locale);
  const taken = new Set<string>();
  const sheets = versions.map((version) => {
    const { form, at, facts } = version;
    const entry = uniqueName(`${folderOf(version, locale)}/${instantOf(at)}.csv`, taken);
    const lines = facts.map(({ label, value }) => csvLine([read(label), read(value)]));
    return { ...version, entry, form, text: csvStart + csvLine([...words.fact[locale]]) + lines.join('') };
  });
  const papers = versions
    .flatMap((version) => version.files.map((file) => ({ ...file, folder: folderOf(version, locale) })))
    .filter((file, index, all) => all.findIndex(({ id: same }) => same === file.id) === index)
    .map(({ id: fileId, folder, label, name, size }) => ({
      entry: uniqueName(`${folder}/${safeName(read(label), 60)} - ${safeName(name, 120)}`, taken),
      name: read(label),
      size,
      ...stored.get(fileId),
      objectKey: stored.get(fileId)?.objectKey,
    }));
  const manifest = [
    ...sheets.map(({ entry, form, digest, isWhole }) =>
      csvLine([entry, read(form.name), digest, words[isWhole ? 'whole' : 'changed'][locale]]),
    ),
    ...papers.map(({ entry, name, sha256 = '', objectKey }) =>
      csvLine([entry, name, sha256, objectKey ? '' : words.gone[locale]]),
    ),
  ];
  const decisions = steps.map(({ step, side, reason, at, fromState, toState, who }) =>
    csvLine([
      instantText(at, locale),
      read(entryMachine.steps[step as EntryStep]?.name ?? { CN: step, EN: step }),
      side === 'office' ? who : words.entrant[locale],
      read(entryStateOf(fromState).name),
      read(entryStateOf(toState).name),
      reason ?? '',
      seenAt(sheets, at),
    ]),
  );
  return zipOf(call.services.storage, {
    name: `${no}-${words.packet[locale]}.zip`,
    at: call.now,
    texts: [
      { entry: words.manifest[locale], text: csvStart + csvLine([...words.head[locale]]) + manifest.join('') },
      { entry: words.decisions[locale], text: csvStart + csvLine([...words.step[locale]]) + decisions.join('') },
      ...sheets,
    ],
    files: papers,
  });
}

interface Version {
  readonly form: OwnForm;
  /** Its place among the forms, from 1. */
  readonly no: number;
  readonly at: Date;
  readonly digest: string;
  /** What is kept has the digest that was noted when it was handed in. */
  readonly isWhole: boolean;
  readonly facts: ReturnType<typeof factsIn>;
  readonly files: ReturnType<typeof filesOf>;
}

async function readVersions(
  scope: Scope,
  entryId: string,
  edition: Awaited<ReturnType<typeof getEdition>>,
): Promise<Version[]> {
  const rows = await scope.db
    .select()
    .from(entrySnapshots)
    .where(and(eq(entrySnapshots.tenantId, scope.tenantId), eq(entrySnapshots.entryId, entryId)))
    .orderBy(asc(entrySnapshots.at), asc(entrySnapshots.id));
  const codes = [...new Set(rows.map(({ form }) => form))];
  const ofEdition = entryForm(edition);
  return rows.map(({ form: code, data: kept, digest, at }) => {
    const form = code === ofEdition.code ? ofEdition : formOfCode(code);
    const data = kept as Data;
    return {
      form,
      no: codes.indexOf(code) + 1,
      at,
      digest,
      isWhole: snapshotDigest(data) === digest,
      facts: factsIn(form, data).filter(({ value }) => value.CN !== ''),
      files: filesOf(form, data),
    };
  });
}

async function readSteps(scope: ActorScope, entryId: string) {
  const rows = await scope.db
    .select({ step: entrySteps, nickname: accounts.nickname, loginName: accounts.loginName })
    .from(entrySteps)
    .leftJoin(accounts, eq(accounts.id, entrySteps.actorId))
    .where(and(eq(entrySteps.tenantId, scope.tenantId), eq(entrySteps.entryId, entryId)))
    .orderBy(asc(entrySteps.at), asc(entrySteps.id));
  return rows.map(({ step, nickname, loginName }) => ({ ...step, who: staffName(nickname ?? '', loginName) }));
}

async function readFiles(scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { objectKey: string; sha256: string }>();
  const rows = await scope.db
    .select({ id: files.id, objectKey: files.objectKey, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.tenantId, scope.tenantId), inArray(files.id, [...ids]), isNull(files.deletedAt)));
  return new Map(rows.map(({ id, objectKey, sha256 }) => [id, { objectKey, sha256: sha256.toString('hex') }]));
}

/** The version of each form that had been handed in last when somebody decided. */
function seenAt(sheets: readonly (Version & { readonly entry: string })[], at: Date): string {
  const last = new Map(sheets.filter((sheet) => sheet.at <= at).map(({ form, entry }) => [form.code, entry]));
  return [...last.values()].join('; ');
}

function folderOf({ no, form }: Pick<Version, 'no' | 'form'>, locale: Locale): string {
  return `${String(no).padStart(2, '0')} ${safeName(textIn(form.name, locale), 60)}`;
}

/** An instant as names of files can have it, Asia/Shanghai. */
function instantOf(at: Date): string {
  return instantText(at, 'CN').replaceAll(':', '-');
}

const words = {
  packet: { CN: '办理卷宗', EN: 'decision packet' },
  manifest: { CN: '00 清单.csv', EN: '00 manifest.csv' },
  decisions: { CN: '00 办理经过.csv', EN: '00 decisions.csv' },
  head: { CN: ['文件', '内容', 'SHA-256', '备注'], EN: ['File', 'What it is', 'SHA-256', 'Note'] },
  step: {
    CN: ['时间', '步骤', '经办', '此前状态', '此后状态', '原因', '当时所见版本'],
    EN: ['Time', 'Step', 'Who', 'From', 'To', 'Reason', 'Versions seen then'],
  },
  fact: { CN: ['字段', '内容'], EN: ['Field', 'Value'] },
  entrant: { CN: '参赛者', EN: 'Entrant' },
  whole: { CN: '与提交时一致', EN: 'As it was handed in' },
  changed: { CN: '与提交时不一致', EN: 'Not as it was handed in' },
  gone: { CN: '已按规定清理，不在包内', EN: 'Removed by the rules of retention, not in this package' },
} as const;
