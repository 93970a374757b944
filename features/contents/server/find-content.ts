import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { and, eq, isNotNull, isNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { contents } from './tables.ts';

type Row = typeof contents.$inferSelect;

/** What editors work on, with its values read. */
export type Content = Omit<Row, 'values'> & { readonly values: Values };

/** One content of a type; throws NOT_FOUND. With `forUpdate` the row is held until the transaction ends; `isBin` asks for one that was deleted. */
export async function getContent(
  scope: ActorScope,
  type: ContentType,
  { id, forUpdate = false, isBin = false }: { id: string; forUpdate?: boolean; isBin?: boolean | 'either' },
): Promise<Content> {
  const query = scope.db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.tenantId, scope.tenantId),
        eq(contents.type, type.code),
        eq(contents.id, id),
        isBin === 'either' ? undefined : isBin ? isNotNull(contents.deletedAt) : isNull(contents.deletedAt),
      ),
    );
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, values: row.values as Values };
}
