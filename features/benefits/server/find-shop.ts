import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { shops } from './tables.ts';

export type ShopRecord = typeof shops.$inferSelect;

/** What proves that somebody works in a shop: part of the link that the office hands out. */
export function linkKey({ services }: Pick<Scope, 'services'>, { tenantId, id, linkNumber }: ShopRecord): string {
  return services.keys.hashSubject('shop link', tenantId, id, String(linkNumber)).subarray(0, 16).toString('base64url');
}

/** When a shop is open, in its words. */
export function hoursOf({ values }: ShopRecord): Text {
  const { hoursCN = '', hoursEN = '' } = values as Values;
  return { CN: String(hoursCN), EN: String(hoursEN) };
}

/** The open shop of a link; LINK_WITHDRAWN for a link that is not good any more, or never was. */
export async function getShopByLink(scope: Scope, { shop, key }: { shop: string; key: string }): Promise<ShopRecord> {
  const [row] = await scope.db
    .select()
    .from(shops)
    .where(and(eq(shops.tenantId, scope.tenantId), eq(shops.id, shop), eq(shops.status, 'OPEN')));
  const [given, right] = [Buffer.from(key), Buffer.from(row ? linkKey(scope, row) : '')];
  if (!row || given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('LINK_WITHDRAWN');
  return row;
}
