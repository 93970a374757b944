import { Refusal } from '#core/errors.ts';
import type { Successor } from '#features/platform/shared/region-replacement.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { regionLabel } from '#server/base/region-label.ts';
import type { Scope } from '#server/scope.ts';
import { keepMark, readMark, readReplacedMarks, regionTitle } from './marks.ts';
import { giveRegions } from './members.ts';
import { readMoves } from './plan.ts';
import { type Moved, moveRecords } from './records.ts';
import { tellMoved, tellStaff, tellUnsorted } from './tell.ts';

/** Where a record goes whose address tells nothing. */
export interface Chosen {
  readonly use: string;
  readonly id: string;
  readonly to: string;
}

export interface Replacement {
  readonly code: string;
  readonly into: readonly Successor[];
  readonly chosen: readonly Chosen[];
}

/**
 * Lets others take over from a region: its records move by their addresses or as chosen, the rest stays where it was;
 * whoever has it among their regions is given the new ones, and they are served as it was. Those whose records or regions
 * these are are told. NOT_ALLOWED where it, or one that takes over, was replaced before; CONFLICT over another revision.
 * Answers what is kept so that it can be taken back, and how many records stayed.
 */
export async function carryOut(scope: Scope, { code, into, chosen, rev }: Replacement & { rev?: number }) {
  const codes = into.map((each) => each.code);
  const before = await readMark(scope, code);
  const replaced = await readReplacedMarks(scope);
  if (replaced.some((mark) => mark.code === code || codes.includes(mark.code))) throw new Refusal('NOT_ALLOWED');
  const found = await readMoves(scope, code, into, { hold: true });
  const sorted = found.map((each) => ({
    ...each,
    to: each.to ?? chosen.find(({ use, id }) => use === each.use.key && id === each.id)?.to ?? null,
  }));
  const moves = sorted.flatMap(({ use, id, title, to }): Moved[] =>
    to === null ? [] : [{ use, id, title, from: code, to }],
  );
  const left = sorted.filter(({ to }) => to === null);
  // The revision that was read is held first, so that of two at the same instant one finds it gone.
  await keepMark(scope, code, { rev: rev ?? before.rev, replacedBy: codes });
  const moved = await moveRecords(scope, moves);
  const { given, accounts } = await giveRegions(scope, code, codes);
  const served = before.isServed ? await serve(scope, codes) : [];
  const names = codes.map(regionLabel);
  await logBusiness(scope, {
    ...lineOf(code, 'REPLACE'),
    text: {
      CN: `区域「${regionTitle(code)}」由${names.map(({ CN }) => CN).join('、')}替换，${moved.length} 条记录随之调整`,
      EN: `replaced region ${regionLabel(code).EN} by ${names.map(({ EN }) => EN).join(' and ')}; ${moved.length} records moved`,
    },
    changes: [{ field: 'replacedBy', before: null, after: codes.join(', ') }],
  });
  await tellMoved(scope, 'moved', moved);
  await tellUnsorted(scope, { code, codes, left });
  await tellStaff(scope, { code, codes, to: accounts });
  return {
    kept: {
      moved: moved.map(({ use, id, title, to }) => ({ use: use.key, id, title, to })),
      members: given,
      served,
    },
    left: left.length,
  };
}

/** The log's line about a region. */
export function lineOf(code: string, action: string) {
  return { module: 'REGION', action, objectType: 'region', objectId: code, title: regionTitle(code) };
}

/** Marks regions as served; answers those that were not. */
async function serve(scope: Scope, codes: readonly string[]): Promise<string[]> {
  const added: string[] = [];
  for (const code of codes) {
    if ((await readMark(scope, code)).isServed) continue;
    await keepMark(scope, code, { isServed: true });
    await logBusiness(scope, {
      ...lineOf(code, 'SERVE'),
      text: { CN: `区域「${regionTitle(code)}」列入服务范围`, EN: `marked ${regionLabel(code).EN} as served` },
      changes: [{ field: 'isServed', before: false, after: true }],
    });
    added.push(code);
  }
  return added;
}
