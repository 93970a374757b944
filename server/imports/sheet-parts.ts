import { fieldRefusal } from '#server/base/refusals.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Where the parts of long sheets lie until they are taken in. */
const folder = 'sheets/';
/** What nobody took in is removed after this long, in ms. */
const patience = 24 * 3_600_000;

interface Named {
  /** Named by the browser; nobody else finds it. */
  readonly sheet: string;
  /** How many there are. */
  readonly parts: number;
}

/** Keeps one part of a sheet that is too long for a call; the same part sent again takes the place of the first. */
export async function keepPart(
  scope: ActorScope,
  { sheet, at, part }: { sheet: string; at: number; part: string },
): Promise<Record<string, never>> {
  await scope.services.storage.put(keyOf(scope, sheet, at), new Uint8Array(Buffer.from(part, 'base64url')));
  return {};
}

/** The sheet whole; FILE_BROKEN beside `file` when a part of it did not come. */
export async function joinParts(scope: ActorScope, { sheet, parts }: Named): Promise<Uint8Array> {
  const found: Uint8Array[] = [];
  for (let at = 0; at < parts; at++) {
    const part = await scope.services.storage.bytes(keyOf(scope, sheet, at)).catch(() => null);
    if (!part) throw fieldRefusal(scope, 'FILE_BROKEN', 'file');
    found.push(part);
  }
  return new Uint8Array(Buffer.concat(found));
}

export async function removeParts(scope: ActorScope, { sheet, parts }: Named): Promise<void> {
  for (let at = 0; at < parts; at++) await scope.services.storage.remove(keyOf(scope, sheet, at));
}

/** Removes parts of sheets that were never taken in. */
export async function purgeSheets({ storage, clock }: Services): Promise<void> {
  const now = clock().getTime();
  for await (const { key, writtenAt } of storage.list(folder))
    if (now - writtenAt.getTime() > patience) await storage.remove(key);
}

function keyOf({ tenantId, actor }: ActorScope, sheet: string, at: number): string {
  return `${folder}${tenantId}/${actor.id}/${sheet}/${at}`;
}
