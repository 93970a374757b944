import type { Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { PgColumn, PgTable } from '#server/database/pg-tables.ts';
import type { Scope } from '#server/scope.ts';

/** Where a room keeps in which region its records lie now, so that they follow when a code is replaced. */
export interface RegionUse {
  /** Code of the resource. */
  readonly key: string;
  readonly name: Text;
  /** Who may read the records. */
  readonly permission: Resource['permission'];
  readonly resource: Resource;
  readonly table: PgTable & Record<'tenantId' | 'id' | 'region' | 'rev' | 'updatedAt', PgColumn>;
  readonly title: PgColumn;
  readonly address: PgColumn;
  /** The values of its form, where they hold the region, too. */
  readonly values?: PgColumn;
  /** Whose records these are, and where on the portal they see them; nobody's where it is left out. */
  readonly people?: {
    readonly path: string;
    /** Accounts by record. */
    readonly of: (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  };
}

/** The use of a list: its name and permission are those of the resource. */
export function regionUse(
  resource: Resource,
  columns: Pick<RegionUse, 'table' | 'title' | 'address' | 'values' | 'people'>,
): RegionUse {
  return {
    key: resource.code,
    name: { CN: resource.item.CN, EN: resource.name.EN },
    permission: resource.permission,
    resource,
    ...columns,
  };
}
