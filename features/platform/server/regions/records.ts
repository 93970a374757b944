import type { Text } from '#core/texts/text.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { sql } from '#server/database/sql.ts';
import type { RegionUse } from '#server/resources/region-use.ts';
import type { Scope } from '#server/scope.ts';

/** A record and from where to where it goes. */
export interface Moved {
  readonly use: RegionUse;
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/** Moves records that still lie where they are moved from; answers those that did, each with a line in its history. */
export async function moveRecords(scope: Scope, moves: readonly Moved[]): Promise<Moved[]> {
  const done: Moved[] = [];
  for (const move of moves) {
    const { use, id, title, from, to } = move;
    const values = use.values
      ? sql`, ${sql.identifier(use.values.name)} = jsonb_set(${sql.identifier(use.values.name)}, '{region}', to_jsonb(${to}::text))`
      : sql``;
    const { rows } = await scope.db.execute(sql`
      update ${use.table} set region = ${to}, rev = rev + 1, updated_at = ${scope.now} ${values}
       where tenant_id = ${scope.tenantId} and id = ${id} and region = ${from} returning id`);
    if (rows.length === 0) continue;
    done.push(move);
    const [was, is]: Text[] = [regionLabel(from), regionLabel(to)];
    await logBusiness(scope, {
      module: use.resource.code.toUpperCase(),
      action: 'EDIT',
      objectType: use.resource.objectType,
      objectId: id,
      title,
      text: { CN: `「${title}」的区域由${was!.CN}改为${is!.CN}`, EN: `moved ${title} from ${was!.EN} to ${is!.EN}` },
      changes: [{ field: 'region', before: from, after: to }],
    });
  }
  return done;
}
