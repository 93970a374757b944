import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { type AssessedItem, assess } from '#features/contents/shared/conditions/assess.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { membersOf } from '#features/contents/shared/conditions/rules.ts';
import { smallestChange } from '#features/contents/shared/conditions/smallest-change.ts';
import type { smartpolicyCall } from '#features/smart-policy/calls.ts';
import { type Group, groupOf, scoreOf } from '#features/smart-policy/shared/score.ts';
import type { Scope } from '#server/scope.ts';
import { checkAnswers, todayOf } from './check-answers.ts';
import { applyPathOf, type MatchedContent, readMatched } from './matched-contents.ts';

type Matched = OutputOf<typeof smartpolicyCall>;
type Row = Matched['rows'][number];

/**
 * How everything with conditions stands to the answers: what fits first, by score. Throws INVALID for answers that no
 * fact knows, and NOT_FOUND for the id of something that is not matched.
 */
export async function matchPolicies(scope: Scope, input: InputOf<typeof smartpolicyCall>): Promise<Matched> {
  const answers = checkAnswers(scope, input.answers);
  const contents = await readMatched(scope, input.id === undefined ? {} : { id: input.id });
  if (input.id !== undefined && contents.length === 0) throw new Refusal('NOT_FOUND');
  const rows = contents.map((content) => matchOne(content, answers, todayOf(scope))).sort(byRank);
  return { rows: rows.slice(0, mostShown), missing: missingIn(rows) };
}

const mostShown = 100;

/** One content against the answers; `today` in Asia/Shanghai. */
export function matchOne(content: MatchedContent, answers: Answers, today: string): Row {
  const { id, type, title, summary, facts, rules, issuedOn } = content;
  const assessment = assess(rules, answers);
  const gives = listOf(facts.gives);
  const score = scoreOf({ assessment, gives, needs: listOf(answers.needs), issuedOn, today });
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  return {
    id,
    type,
    title,
    summary,
    gives,
    score,
    issueNo: text('issueNo'),
    amount: { CN: text('amountCN'), EN: text('amountEN') || text('amountCN') },
    applyBy: text('applyBy') || null,
    applyPath: applyPathOf(content),
    instant: facts.instant === 'YES',
    group: groupOf(assessment, score),
    verdict: assessment.verdict,
    items: assessment.items.map(presentItem),
    change:
      smallestChange(rules, answers)?.map(({ field, from, to }) => ({
        field,
        to: plain(to),
        ...(from !== undefined && { from: plain(from) }),
      })) ?? null,
    missing: [...assessment.missing],
  };
}

function presentItem({ item, verdict, members }: AssessedItem): Row['items'][number] {
  return {
    verdict,
    conditions: membersOf(item).map(({ field, op, value, hard, clause }, at) => ({
      field,
      op,
      hard,
      clause: { CN: clause.CN, EN: clause.EN },
      value: plain(value),
      verdict: members[at]!,
    })),
  };
}

/** Facts that were not told, by how many policies still in reach turn on them. */
function missingIn(rows: readonly Row[]): Matched['missing'] {
  const counts = new Map<string, number>();
  for (const row of rows.filter(({ verdict }) => verdict === 'missing'))
    for (const field of row.missing) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].map(([field, count]) => ({ field, count })).sort((one, other) => other.count - one.count);
}

const ranks: Readonly<Record<Group, number>> = { fits: 0, likely: 1, other: 2 };

function byRank(one: Row, other: Row): number {
  return (
    ranks[one.group] - ranks[other.group] ||
    Number(one.verdict === 'no') - Number(other.verdict === 'no') ||
    other.score - one.score ||
    // Of what is out of reach, that first which a change brings near.
    (one.change?.length ?? 99) - (other.change?.length ?? 99)
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function plain(value: Answers[string]): number | string | string[] {
  return typeof value === 'object' ? [...value] : value;
}
