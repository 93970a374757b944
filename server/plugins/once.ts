import { createHash } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { canonicalJson } from '#server/base/business-log/business-log.ts';
import { eq } from '#server/database/sql.ts';
import type { Tx } from '../database/database.ts';
import { requests } from '../database/tables/accounts.ts';
import type { SecretKey } from '../keys.ts';

interface Named {
  /** Seals the answer: it may hold whatever the caller may read. */
  readonly key: SecretKey;
  /** Account id, or `guest`. */
  readonly owner: string;
  readonly path: string;
  readonly input: { reqId: string };
}

/**
 * Carries out a named request once: the same name with the same input gets the stored answer, with another input it is
 * a conflict. A second one that arrives meanwhile waits for the first to commit.
 */
export async function once(tx: Tx, named: Named, work: () => Promise<unknown>): Promise<unknown> {
  const id = idOf(named);
  const fingerprint = createHash('sha256').update(canonicalJson(named.input)).digest();
  const inserted = await tx
    .insert(requests)
    .values({ id, fingerprint })
    .onConflictDoNothing()
    .returning({ id: requests.id });
  if (inserted.length === 0) {
    const [known] = await tx.select().from(requests).where(eq(requests.id, id));
    if (!known?.fingerprint.equals(fingerprint)) throw new Refusal('CONFLICT', { cause: 'request id used again' });
    return JSON.parse(named.key.open(Buffer.from(String(known.answer), 'base64url'), contextOf(id)).toString());
  }
  const answer = await work();
  const sealed = named.key.seal(Buffer.from(JSON.stringify(answer ?? null)), contextOf(id)).toString('base64url');
  await tx.update(requests).set({ answer: sealed }).where(eq(requests.id, id));
  return answer;
}

/** Lets a named request be tried again. */
export async function forgetRequest(tx: Tx, named: Omit<Named, 'key'>): Promise<void> {
  await tx.delete(requests).where(eq(requests.id, idOf(named)));
}

function contextOf(id: string): string {
  return `requests|answer|${id}`;
}

function idOf({ owner, path, input }: Omit<Named, 'key'>): string {
  return `${owner}|${path}|${input.reqId}`;
}
