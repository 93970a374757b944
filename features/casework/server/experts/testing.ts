import { asOperator } from '#features/casework/server/applications/testing.ts';
import { askJudges } from '#features/casework/server/review/judges.ts';
import { quants } from '#features/learning/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { readReview } from './read-review.ts';
import { submitScores } from './score.ts';

const dims = [
  { code: 'level', nameCN: '专业水平', nameEN: 'Level', min: 0, max: 60, step: 0.5, levels: '' },
  { code: 'value', nameCN: '产业价值', nameEN: 'Value', min: 0, max: 40, step: 0.5, levels: '' },
];

/** A version of the scale of the Phoenix Plan in a tenant, two criteria of sixty and forty points. */
export async function addScale(
  services: Services,
  { version = 1, status = 'PUBLISHED', max = 60 } = {},
): Promise<void> {
  const values = {
    aggregate: 'TRIMMED_MEAN',
    decimals: 2,
    code: 'phoenixReview',
    dims: dims.map((dim, at) => (at === 0 ? { ...dim, max } : dim)),
  };
  await services.database.asOwner((db) =>
    db.insert(quants).values({
      id: newId(),
      tenantId: 'tenant-a',
      code: 'phoenixReview',
      domain: 'JUDGING',
      nameCN: '凤凰计划专家评审表',
      nameEN: 'Phoenix Plan expert review',
      version,
      status,
      values,
    }),
  );
}

/** Lets one person decide on the Phoenix Plan whatever it grants; payments need casework, so their table is known by its name. */
export async function letOneDecide(services: Services): Promise<void> {
  await services.database.asOwner((db) =>
    db.execute(sql`insert into pay_budgets (id, tenant_id, programme, year, total, granted, second_from)
      values ('one', 'tenant-a', 'ppapply', 2026, 1000000000000, 100000000, 900000000000)`),
  );
}

/** A whole sheet of a total of forty points and more. */
export function scoresOf(total: number) {
  const reason = '成果与证明材料逐项对应，在同行中处于前列，依据充分。';
  return [
    { code: 'level', score: total - 40, reason },
    { code: 'value', score: 40, reason },
  ];
}

/** An expert hands in a whole sheet. */
export async function score(services: Services, who: string, id: string, total: number): Promise<void> {
  const codes = { permCodes: ['Mgr.Apply', 'Mgr.Apply.judge'], reach: 'ASSIGNED' } as const;
  await asOperator(
    services,
    who,
    async (scope) => {
      const { review } = await readReview(scope, { id });
      const input = { tenantId: scope.tenantId, id, rev: review!.own!.rev, opinion: '', reqId: newId() };
      await submitScores(scope, { ...input, scores: scoresOf(total) });
    },
    codes,
  );
}

/** Asks as many experts as totals are named, each of whom hands in. */
export async function scoredBy(services: Services, id: string, by: string, totals: Readonly<Record<string, number>>) {
  await asOperator(services, by, (scope) => askJudges(scope, { id, accountIds: Object.keys(totals) }));
  for (const [who, total] of Object.entries(totals)) await score(services, who, id, total);
}
