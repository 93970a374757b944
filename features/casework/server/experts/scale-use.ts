import { panelOf } from '#core/judging/panel.ts';
import type { Sheet } from '#core/judging/results.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { isPayer } from '#features/casework/server/review/payer.ts';
import { applications, caseJudges, expertReviews } from '#features/casework/server/tables.ts';
import type { EarlierVersions, ScaleUse } from '#server/base/scale-use.ts';
import { and, desc, eq, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** What experts scored; cases of a year are ranked by the version by which they were scored. */
export const expertScores: ScaleUse = {
  domain: 'JUDGING',
  name: { CN: '申报专家评审', EN: 'Expert review of applications' },
  mayRead: (scope) => scope.permCodes.has('Mgr.Apply') && !isPayer(scope),
  ruleOf: (rubric, sheets) => panelOf(rubric, sheets).result,

  async count(scope, versions) {
    const scored = scoredCases(scope, versions).as('scored');
    const [found] = await scope.db
      .select({ sheets: sql<number>`coalesce(sum(${scored.count}), 0)::int`, things: sql<number>`count(*)::int` })
      .from(scored);
    return found ?? { sheets: 0, things: 0 };
  },

  async read(scope, versions, most) {
    const cases = await scoredCases(scope, versions)
      .orderBy(desc(applications.year), applications.programme, desc(versionOf), applications.id)
      .limit(most);
    const groups = Map.groupBy(cases, ({ programme, year, rubric }) => `${programme} ${year} ${rubric.version}`);
    return [...groups.values()].map((things) => {
      const { programme, year, rubric } = things[0]!;
      const { CN, EN } = definitionOf(programme).short;
      return {
        title: { CN: `${CN} · ${year}`, EN: `${EN} · ${year}` },
        rubric,
        line: null,
        things: things.map(({ id, no, sheets }) => ({ id, no, sheets })),
      };
    });
  },
};

const versionOf = sql`(${expertReviews.rubric}->>'version')::int`;

/**
 * Cases the caller may see with the points of their experts, of those that have as many as the review takes: before
 * that there is no result. Whoever was asked and has not handed in sees nothing of the others.
 */
function scoredCases(scope: ActorScope, { code, below }: EarlierVersions) {
  return scope.db
    .select({
      id: applications.id,
      no: sql<string>`coalesce(${applications.no}, '')`.as('no'),
      programme: applications.programme,
      year: applications.year,
      rubric: sql<Rubric>`${expertReviews.rubric}`.as('rubric'),
      count: sql<number>`count(*)::int`.as('count'),
      sheets: sql<Sheet[]>`jsonb_agg((
        select jsonb_object_agg(s.key, s.value->'score') from jsonb_each(${caseJudges.sheet}) s)
        order by ${caseJudges.at}, ${caseJudges.accountId})`.as('sheets'),
    })
    .from(expertReviews)
    .innerJoin(
      applications,
      and(eq(applications.id, expertReviews.applicationId), eq(applications.tenantId, expertReviews.tenantId)),
    )
    .innerJoin(
      caseJudges,
      and(eq(caseJudges.applicationId, expertReviews.applicationId), eq(caseJudges.tenantId, expertReviews.tenantId)),
    )
    .where(
      and(
        eq(expertReviews.tenantId, scope.tenantId),
        isCase(scope),
        eq(caseJudges.state, 'SUBMITTED'),
        sql`${expertReviews.rubric}->>'code' = ${code}`,
        sql`${versionOf} < ${below}`,
        hasHandedIn(scope),
      ),
    )
    .groupBy(applications.id, expertReviews.tenantId, expertReviews.applicationId)
    .having(sql`count(*) >= ${expertReviews.least}`)
    .$dynamic();
}

/** The caller is no expert of the case, or one who handed in. */
function hasHandedIn({ tenantId, actor }: ActorScope): SQL {
  return sql`${applications.id} <> all(array(
    select own.application_id from case_judges own
     where own.tenant_id = ${tenantId} and own.account_id = ${actor.id} and own.state = 'ASKED'))`;
}
