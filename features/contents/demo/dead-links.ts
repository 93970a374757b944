import { brokenLinks, publications } from '#features/contents/server/tables.ts';
import { linksIn, type OutsideFault } from '#features/contents/shared/links.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq, like, or } from '#server/database/sql.ts';
import type { Stage } from '#server/demo/demo-room.ts';

/** Sites of others that notices of the year before lead to, and what became of them since; neither name belongs to anybody. */
const sites: Readonly<Record<string, OutsideFault>> = {
  'https://doctors-abroad.example': 'UNREACHABLE',
  'https://craft-lessons.example': 'GONE',
};

/** What the weekly look over the network found, which a demo does not take itself. */
export async function seedDeadLinks(db: Db, stage: Stage): Promise<void> {
  const tenantId = stage.tenantId('yunting');
  const foundAt = stage.time.at(4, '02:43');
  const texts = await db
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        or(...Object.keys(sites).map((site) => like(publications.bodyCN, `%${site}%`))),
      ),
    );
  const rows = texts.flatMap(({ id, bodyCN, bodyEN }) =>
    (['CN', 'EN'] as const).flatMap((locale) =>
      linksIn(locale === 'CN' ? bodyCN : bodyEN).flatMap((href) => {
        const fault = sites[href.split('/').slice(0, 3).join('/')];
        return fault ? [{ tenantId, publicationId: id, locale, href, fault, foundAt }] : [];
      }),
    ),
  );
  await db.insert(brokenLinks).values(rows);
}
