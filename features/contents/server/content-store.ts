import type { Option } from '#core/resources/resource.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { holdRows } from '#server/resources/hold.ts';
import { type Reading, readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { getContent } from './find-content.ts';
import { moveContent } from './move-content.ts';
import { saveContent } from './save-content.ts';
import { contents } from './tables.ts';

/** What a type shows and filters by in the back office beyond the rest. */
interface More {
  /** Columns named like the resource's, each with a comma before it, and where they come from; the content is `c`. */
  columns(scope: ActorScope): SQL;
  readonly join?: SQL;
  readonly present?: Reading['present'];
  /** Lists of the tenant that its form chooses from. */
  options?(scope: ActorScope): Promise<Record<string, readonly Option[]>>;
}

/** How the contents of a type are kept; the back office's generic calls read and write by it. */
export function contentStore(type: ContentType, more?: More): Store {
  const read = readings({
    resource: resourceOf(type),
    select: (scope, isBin) => selectOf(scope, type, { more, isBin }),
    texts: ['title'],
    keyword: ['title'],
    ...(more?.present && { present: more.present }),
  });
  const store: Store = {
    ...read,
    // Whole texts are read for one content only, not for each row of a list.
    async one(scope, id) {
      const { values } = await getContent(scope, type, { id, isBin: 'either' });
      return { ...(await read.one(scope, id)), values: { ...values } };
    },
    save: (scope, change) => saveContent(scope, type, change),
    hold: holdRows(contents),
    async act(scope, { action, ids, values }) {
      for (const id of ids) await moveContent(scope, type, store, { id, action, values });
      return null;
    },
    async options(scope) {
      const programme = programmes.map(({ code, name }) => ({ value: code, label: { ...name } }));
      return { programme, ...(await more?.options?.(scope)) };
    },
  };
  return store;
}

/** Rows named like the resource's columns; the status as features/contents/shared/editing.ts derives it. */
function selectOf(scope: ActorScope, type: ContentType, { more, isBin }: { more: More | undefined; isBin: boolean }) {
  return sql`
    select c.id, c.rev, json_build_object('CN', c.title_cn, 'EN', c.title_en) as title, c.category, c.version, c.publish_at as "publishAt", c.updated_at as "updatedAt",
           c.note, c.submitted_by = ${scope.actor.id} as "isOwnReview", a.nickname as editor,
           c.deleted_at as "deletedAt", d.nickname as "deletedBy", coalesce(v.views, 0) as views,
           case when c.state = 'DRAFT' and c.version is not null then 'CHANGED'
                when c.state = 'PUBLISHED' and c.publish_at > ${scope.now} then 'SCHEDULED' else c.state end as status,
           case when c.changes_en = 0 then json_build_object('CN', '未翻译', 'EN', 'Not translated')
                when c.changes_en < c.changes_cn then json_build_object('CN', '待更新', 'EN', 'Behind')
                else json_build_object('CN', '一致', 'EN', 'Up to date') end as stale${more?.columns(scope) ?? sql``}
      from contents c
      left join accounts a on a.id = c.edited_by
      left join accounts d on d.id = c.deleted_by
      left join content_views v on v.id = c.id and v.tenant_id = c.tenant_id${more?.join ?? sql``}
     where c.tenant_id = ${scope.tenantId} and c.type = ${type.code}
       and ${isBin ? sql`c.deleted_at is not null` : sql`c.deleted_at is null`}`;
}
