import { Refusal } from '#core/errors.ts';
import { csvLine, csvStart } from '#core/files/csv.ts';
import { filesIn } from '#core/forms/files-in.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { labelOf } from '#features/casework/server/applications/corrections.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { dataWithin, seenPart } from '#features/casework/server/review/payer.ts';
import { objectKeys, safeName, uniqueName, zipOf } from '#server/base/files/zip-of.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Storage } from '#server/storage.ts';

/**
 * The caller's files as submitted last, as a ZIP that is written while it is sent. NOT_FOUND for applications of others
 * or of another programme, and before the first submission.
 */
export async function packOwnFiles(
  call: SlowActorCall,
  { id, programme }: { id: string; programme: Programme },
): Promise<FileAnswer> {
  const pack = await call.read(async (scope) => {
    const application = await getOwn(scope, { id, programme: programme.code });
    return await readPack(scope, application, await programmeOf(scope, application));
  });
  return answer(pack, call.services.storage);
}

/** The files of a case as submitted last that the caller may read, noted in the business log. */
export async function packCaseFiles(call: SlowActorCall, { id }: { id: string }): Promise<FileAnswer> {
  const pack = await call.transact(async (scope) => {
    const application = await getCase(scope, id);
    const found = await readPack(scope, application, seenPart(scope, await programmeOf(scope, application)));
    await logCase(scope, application, {
      action: 'download-files',
      text: {
        CN: `打包下载了 ${found.papers.length} 份材料`,
        EN: `Downloaded ${found.papers.length} documents as one file`,
      },
    });
    return found;
  });
  return answer(pack, call.services.storage);
}

interface Paper {
  /** Folder and name in the ZIP, in the reader's language. */
  readonly entry: string;
  /** Section, row and field it belongs to. */
  readonly label: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Where it lies; undefined for what is there no more. */
  readonly objectKey: string | undefined;
}

interface Pack {
  readonly no: string;
  readonly at: Date;
  readonly locale: Locale;
  readonly papers: readonly Paper[];
}

async function readPack(scope: ActorScope, application: ApplicationRecord, programme: Programme): Promise<Pack> {
  const frozen = await lastSnapshot(scope, programme, application.id);
  if (!frozen) throw new Refusal('NOT_FOUND', { cause: 'nothing submitted' });
  const data = dataWithin(programme, frozen.data);
  const named = filesIn(programme, data);
  const hashes = new Map(frozen.files.map(({ id, sha256 }) => [id, sha256]));
  const keys = await objectKeys(
    scope,
    named.map(({ file }) => file.id),
  );
  const taken = new Set<string>();
  const papers = named.map(({ path, file }) => {
    const label = textIn(labelOf(programme, path, data), scope.locale);
    const entry = uniqueName(entryOf(programme, path, { label, name: file.name }), taken);
    const sha256 = hashes.get(file.id) ?? '';
    return { entry, label, name: file.name, size: file.size, sha256, objectKey: keys.get(file.id) };
  });
  return { no: application.no ?? '', at: scope.now, locale: scope.locale, papers };
}

/** `05 Education/Degree 1 · Certificate - diploma.pdf`. */
function entryOf({ sections }: Programme, path: string, { label, name }: { label: string; name: string }): string {
  const at = sections.findIndex(({ key }) => path.startsWith(`${key}.`)) + 1;
  const [section = '', ...rest] = label.split(' · ');
  return `${String(at).padStart(2, '0')} ${safeName(section, 60)}/${safeName(rest.join(' · '), 60)} - ${safeName(name, 120)}`;
}

const words = {
  files: { CN: '申报材料', EN: 'documents' },
  manifest: { CN: '00 清单.csv', EN: '00 manifest.csv' },
  head: {
    CN: ['文件', '所属字段', '原文件名', '大小（字节）', 'SHA-256', '备注'],
    EN: ['File', 'Belongs to', 'Own name', 'Size (bytes)', 'SHA-256', 'Note'],
  },
  gone: { CN: '已按规定清理，不在包内', EN: 'Removed by the rules of retention, not in this package' },
} as const;

function answer({ no, at, locale, papers }: Pack, storage: Storage): FileAnswer {
  const lines = papers.map(({ entry, label, name, size, sha256, objectKey }) =>
    csvLine([entry, label, name, String(size), sha256, objectKey ? '' : textIn(words.gone, locale)]),
  );
  const manifest = csvStart + csvLine(locale === 'CN' ? words.head.CN : words.head.EN) + lines.join('');
  return zipOf(storage, {
    name: `${no}-${textIn(words.files, locale)}.zip`,
    at,
    texts: [{ entry: textIn(words.manifest, locale), text: manifest }],
    files: papers,
  });
}
