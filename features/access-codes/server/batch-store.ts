import type { Option } from '#core/resources/resource.ts';
import { accessBatch as resource } from '#features/access-codes/resources/access-batch.ts';
import { sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { issuableScenes } from './scenes.ts';
import { accessBatches } from './tables.ts';

/** Batches of codes. They are made by make-batch.ts alone, which hands out the codes; here they are stopped and turned on. */
export const batchStore = {
  ...tableStore({
    resource,
    table: accessBatches,
    select: ({ tenantId, now, services }) => {
      const names = Object.fromEntries(services.features.codeScenes.map(({ code, name }) => [code, name]));
      const at = now.toISOString();
      return sql`
        select b.id, b.rev, json_build_object('CN', b.title_cn, 'EN', b.title_en) as title, b.scene,
               ${JSON.stringify(names)}::json -> b.scene as "sceneName",
               json_build_object('CN', b.ref_cn, 'EN', b.ref_en) as ref, b.prefix || '-…' || b.tail as tail, b.codes,
               b.used, b.codes * b.uses_each as uses, b.created_at as "createdAt",
               json_build_object(
                 'CN', ${day(sql`b.valid_from`)} || ' 至 ' || ${day(sql`(b.valid_to - interval '1 second')`)},
                 'EN', ${day(sql`b.valid_from`)} || ' to ' || ${day(sql`(b.valid_to - interval '1 second')`)}) as valid,
               (select a.nickname from accounts a where a.id = b.issued_by) as issuer,
               case when not b.is_on then 'OFF' when b.used >= b.codes * b.uses_each then 'USED_UP'
                    when b.valid_to <= ${at}::timestamptz then 'EXPIRED'
                    when b.valid_from > ${at}::timestamptz then 'SOON' else 'ON' end as status
          from access_batches b
         where b.tenant_id = ${tenantId}`;
    },
    texts: ['title', 'sceneName', 'ref', 'valid'],
    keyword: ['title', 'tail'],
    columns: () => ({}),
    actions: { enable: { isOn: true }, disable: { isOn: false } },
  }),

  async options(scope: ActorScope): Promise<Record<string, readonly Option[]>> {
    const optionOf = ({ code, name }: { code: string; name: { CN: string; EN: string } }) => ({
      value: code,
      label: { ...name },
    });
    const issuable = issuableScenes(scope);
    const refs: Option[] = [];
    for (const scene of issuable)
      refs.push(...(await scene.options(scope)).map((option) => ({ ...option, parent: scene.code })));
    return { scenes: scope.services.features.codeScenes.map(optionOf), issuable: issuable.map(optionOf), refs };
  },
};

function day(instant: ReturnType<typeof sql>) {
  return sql`to_char(${instant} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
}
