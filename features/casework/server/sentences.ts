import { sentences } from '#features/casework/server/year-tables.ts';
import { everyProgramme, type Sentence } from '#features/casework/shared/sentences.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** What was sent back with a reason and a note, or decided with words alone. */
interface Written {
  readonly reason?: string;
  readonly note: string | null;
}

/** The tenant's sentences that the desk offers for a programme, with deleted ones that its items were given; the oldest first. */
export async function offeredSentences(
  scope: Scope,
  programme: string,
  items: readonly Written[],
): Promise<Sentence[]> {
  const rows = await read(scope, programme);
  return rows.filter((row) => row.deletedAt === null || items.some(({ reason }) => reason === row.id)).map(present);
}

/** Those of them, deleted ones too, that were chosen or whose words stand in what was written, so that it is read in either language. */
export async function usedSentences(scope: Scope, programme: string, written: readonly Written[]): Promise<Sentence[]> {
  if (written.every(({ reason, note }) => !reason && !note)) return [];
  const isUsed = ({ id, textCN, textEN }: Row) =>
    written.some(({ reason, note }) => reason === id || note?.includes(textCN) || note?.includes(textEN));
  return (await read(scope, programme)).filter(isUsed).map(present);
}

type Row = typeof sentences.$inferSelect;

async function read({ db, tenantId }: Scope, programme: string): Promise<Row[]> {
  return await db
    .select()
    .from(sentences)
    .where(and(eq(sentences.tenantId, tenantId), inArray(sentences.programme, [everyProgramme, programme])))
    .orderBy(asc(sentences.createdAt), asc(sentences.id));
}

function present({ id, use, textCN, textEN }: Row): Sentence {
  return { key: id, use, text: { CN: textCN, EN: textEN } };
}
