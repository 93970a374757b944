import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { posterCall } from '#features/site/calls/posters.ts';
import { promotes } from '#features/site/server/tables.ts';
import { picturesOf } from '#features/site/shared/pictures.ts';
import type { Scope } from '#server/scope.ts';

type Poster = OutputOf<typeof posterCall>['rows'][number];

/** Banners that show now at a position of the portal, the heaviest first, at most eight. */
export async function listPosters(
  scope: Scope,
  { position }: InputOf<typeof posterCall>,
): Promise<OutputOf<typeof posterCall>> {
  const rows = await scope.db
    .select({ id: promotes.id, values: promotes.values })
    .from(promotes)
    .where(
      and(
        eq(promotes.tenantId, scope.tenantId),
        eq(promotes.position, position),
        eq(promotes.isOn, true),
        isNull(promotes.deletedAt),
        lte(promotes.startsAt, scope.now),
        or(isNull(promotes.endsAt), gt(promotes.endsAt, scope.now)),
      ),
    )
    .orderBy(desc(promotes.weight), asc(promotes.id))
    .limit(8);
  return { rows: rows.flatMap(({ id, values }) => posterOf(id, values as Record<string, unknown>)) };
}

/** The banner of a form; none without the one picture that all others fall back to. */
function posterOf(id: string, values: Record<string, unknown>): Poster[] {
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
