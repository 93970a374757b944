import type { Paper } from '#features/competition/shared/papers.ts';
import {
  mostPages,
  mostPrintBytes,
  type PrintedFile,
  type PrintedPaper,
} from '#features/competition/shared/print-sheet.ts';
import { countPdfs } from '#server/base/print/merge/merge-pdf.ts';
import { picturePage } from '#server/base/print/merge/picture-page.ts';
import { and, eq, inArray, isNull } from '#server/database/sql.ts';
import { files as table } from '#server/database/tables/files.ts';
import type { Scope } from '#server/scope.ts';
import type { Storage } from '#server/storage.ts';

export type StoredFiles = Awaited<ReturnType<typeof readStored>>;

/** Where the files of the papers lie, and their digests, by id; of those that are there. */
export async function readStored({ db, tenantId }: Scope, papers: readonly Paper[]) {
  const ids = papers.flatMap(({ files }) => files.map(({ id }) => id));
  if (ids.length === 0) return new Map<string, { objectKey: string; sha256: string; type: string; size: number }>();
  const rows = await db
    .select({
      id: table.id,
      objectKey: table.objectKey,
      sha256: table.sha256,
      type: table.type,
      size: table.size,
    })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), inArray(table.id, ids), isNull(table.deletedAt)));
  return new Map(rows.map(({ id, sha256, ...row }) => [id, { ...row, sha256: sha256.toString('hex') }]));
}

/** What is printed of the papers, in their order: the pages of each file as PDF, and why one cannot be among them. */
export async function gather(storage: Storage, papers: readonly Paper[], stored: StoredFiles) {
  const room = { bytes: mostPrintBytes, pages: mostPages };
  const read: { paper: number; file: PrintedFile; content: Uint8Array | null }[] = [];
  for (const [paper, { files }] of papers.entries())
    for (const { id, name, size } of files) {
      const row = stored.get(id);
      const file = { name, size, sha256: row?.sha256 ?? '' };
      if (!row) read.push({ paper, file: { ...file, apart: 'GONE' }, content: null });
      else if (row.size > room.bytes) read.push({ paper, file: { ...file, apart: 'SIZE' }, content: null });
      else {
        room.bytes -= row.size;
        const content = await pagesOf(storage, row);
        read.push({ paper, file: content ? file : { ...file, apart: 'BROKEN' }, content });
      }
    }
  const counted = await countPdfs(read.flatMap(({ content }) => content ?? []));
  let next = 0;
  const contents: Uint8Array[] = [];
  const printed = read.map(({ paper, file, content }) => {
    if (!content) return { paper, file };
    const found = counted[next++]!;
    if ('refused' in found) return { paper, file: { ...file, apart: found.refused } };
    if (found.pages > room.pages) return { paper, file: { ...file, apart: 'PAGES' as const } };
    room.pages -= found.pages;
    contents.push(content);
    return { paper, file: { ...file, pages: found.pages } };
  });
  return {
    contents,
    papers: papers.map(
      ({ label }, index): PrintedPaper => ({
        label,
        files: printed.filter(({ paper }) => paper === index).map(({ file }) => file),
      }),
    ),
  };
}

/** Null for a picture that cannot be read. */
async function pagesOf(storage: Storage, { objectKey, type }: { objectKey: string; type: string }) {
  const bytes = await storage.bytes(objectKey).catch(() => null);
  if (!bytes || type === 'application/pdf') return bytes;
  return picturePage(bytes).catch(() => null);
}
