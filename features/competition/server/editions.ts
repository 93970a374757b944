import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { counterOf } from '#features/competition/shared/counter.ts';
import type {
  Edition,
  Group,
  Instalment,
  Judge,
  Prize,
  Track,
  TrackKind,
} from '#features/competition/shared/edition.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { editions, rounds } from './tables.ts';

type EditionRow = typeof editions.$inferSelect;
export type Round = typeof rounds.$inferSelect;

/** A stored edition as rules, forms and pages want it. */
export function editionOf(row: EditionRow): Edition {
  const items = rowsOf(row.items);
  return {
    id: row.id,
    year: row.year,
    title: { CN: row.titleCN, EN: row.titleEN },
    intro: { CN: row.introCN, EN: row.introEN },
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    startsOn: row.startsOn,
    taxYear: row.taxYear,
    forecastYear: row.forecastYear,
    stageDays: row.stageDays,
    rewardRate: row.rewardRate,
    tracks: rowsOf(row.tracks).map(
      (track): Track => ({
        key: String(track.key),
        kind: String(track.kind) as TrackKind,
        name: wordsOf(track, 'name'),
        note: wordsOf(track, 'note'),
        items: items
          .filter((item) => item.track === track.key)
          .map((item) => ({ key: String(item.key), name: wordsOf(item, 'name') })),
      }),
    ),
    groups: rowsOf(row.groups).map((group) => ({
      key: String(group.key) as Group['key'],
      name: wordsOf(group, 'name'),
      foundedFrom: String(group.foundedFrom),
      foundedTo: String(group.foundedTo),
      funding: (group.funding as string[] | undefined) ?? [],
    })),
    prizes: rowsOf(row.prizes).map(
      (prize): Prize => ({
        key: String(prize.key),
        group: String(prize.group) as Prize['group'],
        name: wordsOf(prize, 'name'),
        count: Number(prize.count),
        amount: Number(prize.amount),
      }),
    ),
    instalments: rowsOf(row.instalments).map(
      (instalment, index): Instalment => ({
        no: index + 1,
        share: Number(instalment.share),
        afterMonths: Number(instalment.afterMonths),
        name: wordsOf(instalment, 'name'),
        conditions: linesOf(wordsOf(instalment, 'conditions')),
      }),
    ),
    judges: rowsOf(row.judges).map(
      (judge): Judge => ({
        name: wordsOf(judge, 'name'),
        title: wordsOf(judge, 'title'),
        track: String(judge.track),
      }),
    ),
    counter: counterOf(row.counter),
  };
}

/** The edition of an id in the tenant; throws NOT_FOUND. */
export async function getEdition(scope: Scope, id: string): Promise<Edition> {
  const [row] = await scope.db
    .select()
    .from(editions)
    .where(and(eq(editions.tenantId, scope.tenantId), eq(editions.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return editionOf(row);
}

/** The public edition that takes entries or did so last; undefined while there is none. */
export async function currentEdition(scope: Scope): Promise<EditionRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(editions)
    .where(and(eq(editions.tenantId, scope.tenantId), eq(editions.isPublic, true)))
    .orderBy(
      sql`case when ${scope.now} >= ${editions.opensAt} and ${scope.now} < ${editions.closesAt} then 0 else 1 end`,
      desc(editions.year),
    )
    .limit(1);
  return row;
}

/** Every public edition, the newest first. */
export function publicEditions(scope: Scope): Promise<EditionRow[]> {
  return scope.db
    .select()
    .from(editions)
    .where(and(eq(editions.tenantId, scope.tenantId), eq(editions.isPublic, true)))
    .orderBy(desc(editions.year))
    .limit(30);
}

/** The rounds of an edition in their order. */
export function roundsOf(scope: Scope, editionId: string): Promise<Round[]> {
  return scope.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.tenantId, scope.tenantId), eq(rounds.editionId, editionId)))
    .orderBy(rounds.startsOn);
}

/** The editions as choices of a filter or a form. */
export async function editionOptions(scope: Scope) {
  return scope.db
    .select({ value: editions.id, label: { CN: editions.titleCN, EN: editions.titleEN } })
    .from(editions)
    .where(eq(editions.tenantId, scope.tenantId))
    .orderBy(desc(editions.year));
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

function wordsOf(row: Values, key: string): Text {
  const CN = String(row[`${key}CN`] ?? '');
  return { CN, EN: String(row[`${key}EN`] ?? '') || CN };
}

/** One text a line; where the languages have different numbers of lines the rest is said in the longer one. */
function linesOf({ CN, EN }: Text): Text[] {
  const [chinese, english] = [CN, EN].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  return Array.from({ length: Math.max(chinese!.length, english!.length) }, (_, at) => ({
    CN: chinese![at] ?? english![at]!,
    EN: english![at] ?? chinese![at]!,
  }));
}
