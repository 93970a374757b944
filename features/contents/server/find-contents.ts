import { mostFound } from '#core/contracts/find.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { type ContentType, listHeadOf, menuOf } from '#features/contents/shared/content.ts';
import { and, desc, eq, inArray, isNull } from '#server/database/sql.ts';
import { begins, type Finder } from '#server/find/find.ts';
import { contents } from './tables.ts';

/** Contents of these types by their title in either language, for whoever may read their lists. */
export function contentFinder(types: readonly ContentType[]): Finder {
  return {
    kind: 'content',
    async find(scope, words) {
      const readable = types.filter((type) =>
        [menuOf(type), ...(type.office?.readers ?? [])].some((code: PermissionCode) => scope.permCodes.has(code)),
      );
      if (readable.length === 0) return [];
      const { id, type, titleCN, titleEN } = contents;
      const rows = await scope.db
        .select({ id, type, titleCN, titleEN })
        .from(contents)
        .where(
          and(
            eq(contents.tenantId, scope.tenantId),
            inArray(
              type,
              readable.map(({ code }) => code),
            ),
            isNull(contents.deletedAt),
            begins([titleCN, titleEN], words),
          ),
        )
        .orderBy(desc(contents.updatedAt), desc(id))
        .limit(mostFound);
      return rows.map((row) => {
        const { name, path } = listHeadOf(readable.find(({ code }) => code === row.type)!);
        return {
          id: row.id,
          title: { CN: row.titleCN || row.titleEN, EN: row.titleEN || row.titleCN },
          note: { CN: name.CN, EN: name.EN },
          path: `${path}?id=${row.id}`,
        };
      });
    },
  };
}
