import { buffer } from 'node:stream/consumers';
import { endOfDayInShanghai, midnightInShanghai } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { makeAccessCodesCall } from '#features/access-codes/calls.ts';
import { batchForm } from '#features/access-codes/shared/batch-form.ts';
import { writeCode } from '#features/access-codes/shared/code.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { hit } from '#server/base/limits.ts';
import { fileTypes } from '#server/exports/write-listing.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import type { FileAnswer } from '#server/handle.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { batchStore } from './batch-store.ts';
import { hashOf, newCode } from './code-hash.ts';
import { issuableScenes } from './scenes.ts';
import { accessBatches, accessCodes } from './tables.ts';

/**
 * Makes a batch and answers the file with its codes: the only time that anybody sees them. Throws INVALID field by field,
 * NO_PERMISSION for a scene whose room does not let the caller in.
 */
export async function makeBatch(
  scope: ActorScope,
  { values: given }: Pick<InputOf<typeof makeAccessCodesCall>, 'values'>,
): Promise<FileAnswer> {
  await hit(scope, 'export', scope.actor.id);
  const options = await batchStore.options(scope);
  const values = readFields(scope, batchForm, given, { options });
  const scene = issuableScenes(scope).find(({ code }) => code === values.scene);
  const ref = options.refs?.find(({ value, parent }) => value === values.ref && parent === values.scene);
  if (!scene || !ref) throw new Refusal('NO_PERMISSION');
  const { db, tenantId, actor, now } = scope;
  const plain = distinctCodes(scene.prefix, Number(values.codes));
  const batch = {
    id: newId(),
    tenantId,
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    scene: scene.code,
    refId: ref.value,
    refCN: ref.label.CN,
    refEN: ref.label.EN,
    prefix: scene.prefix,
    tail: plain[0]!.slice(-2),
    codes: plain.length,
    usesEach: Number(values.uses),
    validFrom: midnightInShanghai(String(values.from)),
    validTo: endOfDayInShanghai(String(values.to)),
    issuedBy: actor.id,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(accessBatches).values(batch);
  for (let at = 0; at < plain.length; at += atOnce)
    await db.insert(accessCodes).values(
      plain.slice(at, at + atOnce).map((code, index) => ({
        id: newId(),
        tenantId,
        batchId: batch.id,
        rank: at + index + 1,
        codeHash: hashOf(scope, code),
        tail: code.slice(-2),
      })),
    );
  await logBusiness(scope, {
    module: 'ACCESSCODE',
    action: 'GENERATE',
    objectType: 'access-code',
    objectId: batch.id,
    title: batch.titleCN,
    text: {
      CN: `生成 ${batch.codes} 个凭码，对应「${batch.refCN}」`,
      EN: `made ${batch.codes} access codes for ${batch.refEN}`,
    },
    changes: ['scene', 'ref', 'codes', 'uses', 'from', 'to'].map((field) => ({
      field,
      before: null,
      after: values[field],
    })),
  });
  return fileOf(scope, batch, plain, { from: String(values.from), to: String(values.to) });
}

/** Rows of one insert. */
const atOnce = 500;

/** With 10^12 codes of a prefix two alike are next to impossible; the index of the table has the last word. */
function distinctCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newCode(prefix));
  return [...codes];
}

async function fileOf(
  { locale, now }: ActorScope,
  batch: typeof accessBatches.$inferInsert,
  plain: readonly string[],
  valid: { readonly from: string; readonly to: string },
): Promise<FileAnswer> {
  const words = locale === 'CN' ? fileWords.CN : fileWords.EN;
  const title = textIn({ CN: batch.titleCN, EN: batch.titleEN }, locale);
  const ref = textIn({ CN: batch.refCN, EN: batch.refEN }, locale);
  const about = [
    [words.title, title],
    [words.ref, ref],
    [words.uses, String(batch.usesEach)],
    [words.from, valid.from],
    [words.to, valid.to],
    ['', words.once],
  ] as const;
  const content = await buffer(
    xlsxStream(
      {
        title: words.name,
        head: [words.no, words.code],
        widths: [8, 24],
        rows: plain.map((code, at) => [String(at + 1), writeCode(code)]),
        about: { title: words.about, lines: () => about },
      },
      now,
    ),
  );
  return {
    kind: 'file',
    name: `${words.name}-${title}.xlsx`,
    type: fileTypes.xlsx,
    size: content.length,
    cache: 'no-store',
    content,
  };
}

const fileWords = {
  CN: {
    name: '凭码',
    no: '序号',
    code: '码',
    about: '说明',
    title: '用途',
    ref: '对应',
    uses: '每个可用次数',
    from: '有效自',
    to: '有效至',
    once: '明文只在这个文件里，系统不再显示，请妥善保管。',
  },
  EN: {
    name: 'Access codes',
    no: 'No.',
    code: 'Code',
    about: 'About',
    title: 'For',
    ref: 'Opens',
    uses: 'Uses of each',
    from: 'Valid from',
    to: 'Valid until',
    once: 'The codes stand in this file alone and are not shown again. Keep it safe.',
  },
};
