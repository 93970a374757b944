import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { regions } from '#core/dictionaries/regions.ts';
import type { Text } from '#core/texts/text.ts';
import type { regionTreeCall } from '#features/platform/calls/regions.ts';
import { undoMinutes } from '#features/platform/shared/region-replacement.ts';
import { and, eq, gte, sql } from '#server/database/sql.ts';
import { readDifferences } from '#server/resources/shipped-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { levelOf, regionNames, statusOf } from '../region-store.ts';
import { regionMarks, regionReplacements } from '../tables.ts';

type Answer = OutputOf<typeof regionTreeCall>;
type Node = Option & { readonly children?: readonly Option[] };

/** Regions right below one; with a filter those it finds, with everything above them. */
export async function readTree(scope: ActorScope, asked: InputOf<typeof regionTreeCall>): Promise<Answer> {
  const marks = await readDifferences(scope, regionMarks);
  const counts = await countRecords(scope);
  const undoable = await readUndoable(scope);
  const planned = await readPlanned(scope);
  const isFiltered = Boolean(asked.keyword?.trim() || asked.level || asked.served);
  const rows: Answer['rows'] = [];
  let hits = 0;
  let total = 0;

  /** Adds what is shown of a level and below; answers whether anything was, and how many records lie there. */
  const walk = (nodes: readonly Node[], depth: number, above: string): { isShown: boolean; count: number } => {
    let isAny = false;
    let sum = 0;
    for (const node of nodes) {
      total += 1;
      const { value: code, label: name, children = [] } = node;
      const kept = marks.get(code);
      const at = rows.length;
      const below = walk(children, depth + 1, code);
      const count = below.count + (counts.get(code) ?? 0);
      sum += count;
      const status = statusOf(kept);
      const isListed = asked.replaced === true || status !== 'REPLACED';
      const isFound =
        isListed &&
        (!asked.level || levelOf(code) === asked.level) &&
        (!asked.served || kept?.isServed === true) &&
        isNamed({ code, name }, asked.keyword);
      if (isFound) hits += 1;
      const isShown = isFiltered ? isFound || below.isShown : isListed && above === (asked.parent ?? '');
      if (!isShown) continue;
      isAny = true;
      rows.splice(at, 0, {
        code,
        name,
        level: levelOf(code),
        depth,
        status,
        isServed: kept?.isServed ?? false,
        into: (kept?.replacedBy ?? []).map(nameOf),
        hasChildren: children.length > 0,
        isHit: isFiltered && isFound,
        count,
        undoUntil: undoable.get(code) ?? null,
        planned: planned.get(code) ?? null,
      });
    }
    return { isShown: isAny, count: sum };
  };
  walk(regions, 0, '');
  return { rows, hits: isFiltered ? hits : null, total };
}

function isNamed({ code, name }: { code: string; name: Text }, keyword = ''): boolean {
  const word = keyword.trim().toLowerCase();
  return word === '' || regionNames({ code, name }).some((each) => each.toLowerCase().includes(word));
}

const names = new Map(regions.flatMap(flat).map(({ value, label }) => [value, label]));

function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flat)];
}

function nameOf(code: string): Text {
  return names.get(code) ?? { CN: code, EN: code };
}

/** How many records lie in each region, by its code. */
async function countRecords(scope: ActorScope): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { table } of scope.services.features.regionUses) {
    const { rows } = await scope.db.execute<{ region: string; count: number }>(sql`
      select region, count(*)::int as count from ${table} where tenant_id = ${scope.tenantId} group by region`);
    for (const { region, count } of rows) counts.set(region, (counts.get(region) ?? 0) + count);
  }
  return counts;
}

async function readUndoable(scope: ActorScope): Promise<ReadonlyMap<string, string>> {
  const spanMs = undoMinutes * 60_000;
  const rows = await scope.db
    .select({ code: regionReplacements.code, doneAt: regionReplacements.doneAt })
    .from(regionReplacements)
    .where(
      and(
        eq(regionReplacements.tenantId, scope.tenantId),
        eq(regionReplacements.state, 'DONE'),
        gte(regionReplacements.doneAt, new Date(scope.now.getTime() - spanMs)),
      ),
    );
  return new Map(rows.map(({ code, doneAt }) => [code, new Date(doneAt!.getTime() + spanMs).toISOString()]));
}

/** Replacements that wait for their day, by the code that is replaced. */
async function readPlanned(
  scope: ActorScope,
): Promise<ReadonlyMap<string, NonNullable<Answer['rows'][number]['planned']>>> {
  const rows = await scope.db
    .select({ code: regionReplacements.code, startsOn: regionReplacements.startsOn, into: regionReplacements.into })
    .from(regionReplacements)
    .where(and(eq(regionReplacements.tenantId, scope.tenantId), eq(regionReplacements.state, 'PLANNED')));
  return new Map(
    rows.map(({ code, startsOn, into }) => [
      code,
      { startsOn: startsOn!, into: into.map((each) => nameOf(each.code)) },
    ]),
  );
}
