import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { tryPast } from '#core/judging/past-scores.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import type { pastScoresCall } from '#features/learning/scale-calls.ts';
import { quants } from '#features/learning/server/tables.ts';
import { rubricOf } from '#features/learning/shared/quant.ts';
import type { EarlierVersions, ScaleUse, UsedGroup } from '#server/base/scale-use.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Trial = OutputOf<typeof pastScoresCall>;

/** Most things whose scores a trial looks at, the newest ones. */
export const triedAtMost = 2000;

/** Ranks that are shown at most. */
const shownAtMost = 10;

/** Tries the draft of a version on what was scored by those before it. NOT_FOUND; NOT_ALLOWED for what is no draft. */
export async function tryOnPast(
  scope: ActorScope,
  { id, missing }: Omit<InputOf<typeof pastScoresCall>, 'tenantId'>,
): Promise<Trial> {
  const [quant] = await scope.db
    .select()
    .from(quants)
    .where(and(eq(quants.tenantId, scope.tenantId), eq(quants.id, id)));
  if (!quant) throw new Refusal('NOT_FOUND');
  if (quant.status !== 'DRAFT') throw new Refusal('NOT_ALLOWED');
  const draft = rubricOf(quant.values as Values, quant.version);
  const uses = scope.services.features.scaleUses.filter(({ domain }) => domain === quant.domain);
  const [readable, hidden] = [
    uses.filter(({ mayRead }) => mayRead(scope)),
    uses.filter(({ mayRead }) => !mayRead(scope)),
  ];
  const { all, groups } = await readPast(scope, readable, { code: quant.code, below: quant.version });
  const tried = tryPast(draft, groups, missing === 'MIDDLE');
  return {
    version: quant.version,
    all,
    tried: { sheets: tried.sheets, things: groups.reduce((sum, { things }) => sum + things.length, 0) },
    counted: tried.counted,
    missing: tried.missing.map(({ code, sheets }) => ({ name: nameOf(draft, code), sheets })),
    before: { ...tried.before, tenths: [...tried.before.tenths] },
    after: { ...tried.after, tenths: [...tried.after.tenths] },
    totalsMoved: tried.totalsMoved,
    bands: tried.bands.map(({ code, sheets, moved }) => ({ name: nameOf(draft, code), sheets, moved })),
    groups: tried.groups.map((group, at) => {
      const { title, rubric, line } = groups[at]!;
      return { title, version: rubric.version, line, ...group };
    }),
    ranksMoved: tried.shifts.length,
    shifts: tried.shifts.slice(0, shownAtMost).map(({ group, id: thing, ...shift }) => {
      const { title, things } = groups[group]!;
      return { no: things.find((each) => each.id === thing)!.no, title, ...shift };
    }),
    hidden: hidden.map(({ name }) => name),
  };
}

/** Two queries a use and what it needs to name its groups, however many sheets there are. */
async function readPast(scope: ActorScope, uses: readonly ScaleUse[], versions: EarlierVersions) {
  const all = { sheets: 0, things: 0 };
  const groups: (UsedGroup & Pick<ScaleUse, 'ruleOf'>)[] = [];
  let left = triedAtMost;
  for (const { count, read, ruleOf } of uses) {
    const { sheets, things } = await count(scope, versions);
    all.sheets += sheets;
    all.things += things;
    if (left === 0 || things === 0) continue;
    for (const group of await read(scope, versions, left)) {
      groups.push({ ...group, ruleOf });
      left -= group.things.length;
    }
  }
  return { all, groups };
}

function nameOf({ dimensions }: Rubric, code: string) {
  return dimensions.find((dimension) => dimension.code === code)!.name;
}
