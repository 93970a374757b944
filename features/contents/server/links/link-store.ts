import { getContentType } from '#features/content-types.ts';
import { brokenLink as resource } from '#features/contents/resources/broken-link.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { checkLinks } from './check-links.ts';

/** Broken links of the tenant; a row is known by a digest of where it stands. */
export const linkStore: Store = {
  ...readings({
    resource,
    select: selectOf,
    texts: ['title'],
    keyword: ['href', 'title'],
    filters: { content: 'publicationId' },
    present,
  }),

  async act(scope, { ids }) {
    const rows = await Promise.all(ids.map((id) => this.one(scope, id)));
    const texts = new Set(rows.map(({ row }) => String(row.publicationId)));
    for (const id of texts) await checkLinks(scope, id);
    return null;
  },
};

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select md5(b.publication_id || ' ' || b.locale || ' ' || b.href) as id, b.publication_id as "publicationId", b.href,
           b.fault as status, b.locale as language, b.found_at as "foundAt", p.type,
           json_build_object('CN', p.title_cn, 'EN', p.title_en) as title
      from broken_links b join publications p on p.id = b.publication_id and p.tenant_id = b.tenant_id
     where b.tenant_id = ${tenantId}`;
}

function present(row: Row): Row {
  const language = row.language === 'CN' ? { CN: '中文', EN: 'Chinese' } : { CN: '英文', EN: 'English' };
  return { ...row, language, type: getContentType(String(row.type)).name };
}
