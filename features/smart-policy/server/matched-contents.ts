import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { getContentType } from '#features/content-types.ts';
import { publications } from '#features/contents/server/tables.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import type { Rules } from '#features/contents/shared/conditions/rules.ts';
import { and, desc, eq, isNotNull, lte } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { todayOf } from './check-answers.ts';

/** A published content with conditions, as far as matching asks. */
export interface MatchedContent {
  readonly id: string;
  readonly type: 'polity' | 'serve';
  readonly version: number;
  readonly title: Text;
  readonly summary: Text;
  readonly issuedOn: string;
  readonly rules: Rules;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What visitors may be matched with now: policies in force and services that have conditions; newest first, at most 500. */
export async function readMatched(scope: Scope, { id }: { id?: string } = {}): Promise<MatchedContent[]> {
  const rows = await scope.db
    .select({
      id: publications.id,
      type: publications.type,
      version: publications.version,
      titleCN: publications.titleCN,
      titleEN: publications.titleEN,
      summaryCN: publications.summaryCN,
      summaryEN: publications.summaryEN,
      datedAt: publications.datedAt,
      matching: publications.matching,
      facts: publications.facts,
    })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, scope.tenantId),
        isNotNull(publications.matching),
        lte(publications.publishedAt, scope.now),
        id === undefined ? undefined : eq(publications.id, id),
      ),
    )
    .orderBy(desc(publications.datedAt))
    .limit(500);
  const today = todayOf(scope);
  return rows
    .map((row) => ({
      id: row.id,
      version: row.version,
      type: row.type as MatchedContent['type'],
      title: { CN: row.titleCN, EN: row.titleEN },
      summary: { CN: row.summaryCN, EN: row.summaryEN },
      issuedOn: dayInShanghai(row.datedAt),
      rules: row.matching as Rules,
      facts: row.facts as MatchedContent['facts'],
    }))
    .filter((content) => isInForce(content, today));
}

/** Where a content is applied for: the service of its programme, or itself when it is one. */
export function applyPathOf({ id, type, facts }: MatchedContent): string | null {
  const programme = findProgramme(String(facts.programme ?? ''));
  if (programme) return `/serve/${programme.code}`;
  return type === 'serve' ? addressOf(getContentType('serve'), { id, facts }) : null;
}

function isInForce({ type, facts }: MatchedContent, today: string): boolean {
  if (type !== 'polity') return true;
  const until = typeof facts.effectiveTo === 'string' ? facts.effectiveTo : '';
  return facts.validity === 'EFFECTIVE' && (until === '' || until >= today);
}
