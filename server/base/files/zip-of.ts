import { ZipFile } from 'yazl';
import { and, eq, inArray, isNull } from '#server/database/sql.ts';
import { files as table } from '#server/database/tables/files.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import type { Storage } from '#server/storage.ts';

interface Package {
  readonly name: string;
  readonly at: Date;
  readonly texts: readonly { readonly entry: string; readonly text: string }[];
  readonly files: readonly {
    /** Folder and name in the package. */
    readonly entry: string;
    /** Bytes. */
    readonly size: number;
    /** Where it lies; undefined for what is there no more. */
    readonly objectKey: string | undefined;
  }[];
}

/** A ZIP that is written while it is sent. */
export function zipOf(storage: Storage, { name, at, texts, files }: Package): FileAnswer {
  const zip = new ZipFile();
  const content = zip.outputStream as NodeJS.ReadableStream & { destroy(error: Error): void };
  // Half a package must not look like a whole one: the transfer breaks off.
  zip.on('error', (error: Error) => content.destroy(error));
  for (const { entry, text } of texts) zip.addBuffer(Buffer.from(text), entry, { mtime: at });
  for (const { entry, size, objectKey } of files) {
    if (!objectKey) continue;
    // Pictures and PDFs are packed already.
    zip.addReadStreamLazy(entry, { compress: false, size, mtime: at }, (done) =>
      storage.read(objectKey).then(
        (stream) => done(null, stream),
        (error: Error) => done(error, null as never),
      ),
    );
  }
  zip.end();
  return { kind: 'file', name, type: 'application/zip', disposition: 'attachment', content };
}

/** Where files lie in storage, of those that are not on their way out. */
export async function objectKeys(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: table.id, objectKey: table.objectKey })
    .from(table)
    .where(and(eq(table.tenantId, scope.tenantId), inArray(table.id, [...ids]), isNull(table.deletedAt)));
  return new Map(rows.map(({ id, objectKey }) => [id, objectKey]));
}

/** What every system takes as the name of a file; an ending is kept however long the name is. */
export function safeName(text: string, most: number): string {
  const clean = text.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '_').trim();
  if (clean.length <= most) return clean.replace(/\.+$/, '_');
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return [...clean.slice(0, clean.length - ending.length)].slice(0, most - ending.length).join('') + ending;
}

/** The name, or the next like it that is not taken. */
export function uniqueName(entry: string, taken: Set<string>): string {
  const cut = entry.lastIndexOf('.') > entry.lastIndexOf('/') ? entry.lastIndexOf('.') : entry.length;
  let name = entry;
  // Some systems know no difference between capitals and small letters.
  for (let number = 2; taken.has(name.toLowerCase()); number++)
    name = `${entry.slice(0, cut)} (${number})${entry.slice(cut)}`;
  taken.add(name.toLowerCase());
  return name;
}
