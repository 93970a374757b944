import type { Text } from '#core/texts/text.ts';
import { regionMessages } from '#features/platform/messages.ts';
import { tell } from '#server/base/mail/tell.ts';
import { regionLabel } from '#server/base/region-label.ts';
import type { RegionUse } from '#server/resources/region-use.ts';
import type { Scope } from '#server/scope.ts';
import type { Move } from './plan.ts';
import type { Moved } from './records.ts';

/** Tells those whose records these are that they moved, or that they were moved back. */
export async function tellMoved(scope: Scope, event: 'moved' | 'back', moves: readonly Moved[]): Promise<void> {
  for (const { of: move, to, path } of await withPeople(scope, moves))
    await tell(scope, regionMessages[event], {
      to,
      facts: { path, name: move.title, from: regionLabel(move.from), to: regionLabel(move.to) },
    });
}

/** Asks those whose records stayed for an address that tells where they belong. */
export async function tellUnsorted(
  scope: Scope,
  { code, codes, left }: { code: string; codes: readonly string[]; left: readonly Move[] },
): Promise<void> {
  for (const { of: move, to, path } of await withPeople(scope, left))
    await tell(scope, regionMessages.unsorted, {
      to,
      facts: { path, name: move.title, address: move.address || '–', from: regionLabel(code), to: namesOf(codes) },
    });
}

/** Tells those of the office who were given regions. */
export async function tellStaff(
  scope: Scope,
  { code, codes, to }: { code: string; codes: readonly string[]; to: readonly string[] },
): Promise<void> {
  const others = to.filter((account) => account !== scope.actor?.id);
  if (others.length === 0) return;
  await tell(scope, regionMessages.reach, { to: others, facts: { from: regionLabel(code), to: namesOf(codes) } });
}

/** Tells whoever planned a replacement that it could not be carried out. */
export async function tellFailed(scope: Scope, { code, to }: { code: string; to: string }): Promise<void> {
  await tell(scope, regionMessages.failed, { to, facts: { code, from: regionLabel(code) } });
}

function namesOf(codes: readonly string[]): Text {
  const names = codes.map(regionLabel);
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join('; ') };
}

/** The records that are somebody's, each with whom to tell and where they see it; one query for a list. */
async function withPeople<T extends { readonly use: RegionUse; readonly id: string }>(
  scope: Scope,
  moves: readonly T[],
) {
  const found: { of: T; to: readonly string[]; path: string }[] = [];
  for (const use of new Set(moves.map((move) => move.use))) {
    if (!use.people) continue;
    const own = moves.filter((move) => move.use === use);
    const people = await use.people.of(
      scope,
      own.map(({ id }) => id),
    );
    for (const of of own) {
      const to = people.get(of.id) ?? [];
      if (to.length > 0) found.push({ of, to, path: use.people.path });
    }
  }
  return found;
}
