import { createHash } from 'node:crypto';
import { mapFiles } from '#core/forms/files-in.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { fileFolder, newObjectKey, thumbKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Paper } from './papers/papers-of.ts';
import { type Scan, scanPdf, scanPicture } from './papers/scan.ts';

/** The papers of one application; `scans` holds what was drawn for whatever application. */
export interface Portfolio {
  readonly papers: Readonly<Record<string, Paper>>;
  readonly scans: Map<string, Promise<Scan>>;
}

/** Stores the papers that the data name by their keys, and puts references to the stored files in. */
export async function withStoredPapers(
  scope: ActorScope,
  { programme, data, portfolio }: { programme: Programme; data: Data; portfolio: Portfolio },
): Promise<Data> {
  const wanted = papersIn(programme, data);
  const stored = await storePapers(scope, portfolio, wanted);
  const byId = new Map(wanted.map(({ id }, index) => [id, stored[index]]));
  return mapFiles(programme, data, (file) => byId.get(file.id) ?? file);
}

/** Draws what the data name before it is stored: a transaction that waited for it would be given up. */
export async function drawAhead(portfolio: Portfolio, programme: Programme, data: Data): Promise<void> {
  await drawPapers(
    portfolio,
    papersIn(programme, data).map(({ id }) => keyOf(id)),
  );
}

/** Draws papers by their keys before they are stored. */
export async function drawPapers(portfolio: Portfolio, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => scanOnce(portfolio, key)));
}

/** Stores papers as files of the actor, as uploads would have done; `id` is the key of the paper. */
export async function storePapers(
  scope: ActorScope,
  portfolio: Portfolio,
  wanted: readonly { readonly id: string; readonly purpose: string }[],
): Promise<FileValue[]> {
  const rows = await Promise.all(
    wanted.map(async ({ id, purpose }) => {
      const key = keyOf(id);
      const { content, thumb, facts } = await scanOnce(portfolio, key);
      const objectKey = newObjectKey(fileFolder);
      await scope.services.storage.put(objectKey, content);
      if (thumb) await scope.services.storage.put(thumbKey(objectKey), thumb);
      return {
        id: newId(),
        tenantId: scope.tenantId,
        ownerId: scope.actor.id,
        purpose,
        name: paperOf(portfolio, key).name,
        type: paperOf(portfolio, key).type,
        size: content.length,
        sha256: createHash('sha256').update(content).digest(),
        objectKey,
        facts: { ...facts, thumb: thumb !== null },
        createdAt: scope.now,
      };
    }),
  );
  if (rows.length > 0) await scope.db.insert(files).values(rows);
  return rows.map(({ id, name, size, type }) => ({ id, name, size, type }));
}

function papersIn(programme: Programme, data: Data): { id: string; purpose: string }[] {
  const found: { id: string; purpose: string }[] = [];
  mapFiles(programme, data, (file, path) => {
    found.push({ id: file.id, purpose: `${programme.code}:${path}` });
    return file;
  });
  return found;
}

/** A paper that goes to two fields is two files: the second carries a plus sign. */
function keyOf(id: string): string {
  return id.replaceAll('+', '');
}

function paperOf({ papers }: Portfolio, key: string): Paper {
  const paper = papers[key];
  if (!paper) throw new Error(`no paper ${key}`);
  return paper;
}

function scanOnce({ papers, scans }: Portfolio, key: string): Promise<Scan> {
  const { subject, name, type, pages } = paperOf({ papers, scans }, key);
  const known = scans.get(`${subject}/${key}`);
  if (known) return known;
  const drawn = pages();
  const [first] = drawn;
  const scan = type === 'image/jpeg' && first ? scanPicture(first) : scanPdf(name.replace('.pdf', ''), drawn);
  scans.set(`${subject}/${key}`, scan);
  return scan;
}
