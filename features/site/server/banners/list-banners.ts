import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { bannerCall } from '#features/site/calls/banners.ts';
import { banners } from '#features/site/server/tables.ts';
import { picturesOf } from '#features/site/shared/pictures.ts';
import { and, asc, desc, eq, gt, isNull, lte, or } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

type Banner = OutputOf<typeof bannerCall>['rows'][number];

/** Banners that show now at a position of the portal, the heaviest first, at most eight. */
export async function listBanners(
  scope: Scope,
  { position }: InputOf<typeof bannerCall>,
): Promise<OutputOf<typeof bannerCall>> {
  const rows = await scope.db
    .select({ id: banners.id, values: banners.values })
    .from(banners)
    .where(
      and(
        eq(banners.tenantId, scope.tenantId),
        eq(banners.position, position),
        eq(banners.isOn, true),
        isNull(banners.deletedAt),
        lte(banners.startsAt, scope.now),
        or(isNull(banners.endsAt), gt(banners.endsAt, scope.now)),
      ),
    )
    .orderBy(desc(banners.weight), asc(banners.id))
    .limit(8);
  return { rows: rows.flatMap(({ id, values }) => bannerOf(id, values as Record<string, unknown>)) };
}

/** The banner of a form; none without the one picture that all others fall back to. */
function bannerOf(id: string, values: Record<string, unknown>): Banner[] {
  const pictures = picturesOf(values as Values);
  if (!pictures) return [];
  const both = (key: string) => ({ CN: String(values[`${key}CN`] ?? ''), EN: String(values[`${key}EN`] ?? '') });
  return [
    {
      id,
      title: both('title'),
      lead: both('lead'),
      alt: both('alt'),
      ...pictures,
      href: hrefOf(values),
    },
  ];
}

function hrefOf({ linkKind, page, url }: Record<string, unknown>): string | null {
  if (linkKind === 'PAGE') return String(page);
  return linkKind === 'URL' ? String(url) : null;
}
