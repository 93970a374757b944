import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { readDesk } from './desk.ts';
import { readJudged, submitScore } from './score.ts';

const services = await createDemoServices();
services.setNow(services.story.moved(new Date('2026-11-25T02:00:00Z')));
const permCodes = builtInRoles.find(({ code }) => code === 'judge')!.codes;
const { judgeId, tenantId } = await services.database.asOwner(async (db) => {
  const [judge] = await db.select().from(accounts).where(eq(accounts.loginName, 'judge'));
  const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
  return { judgeId: judge!.id, tenantId: tenant!.id };
});
const judging = <T>(work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, judgeId, work, { tenantId, permCodes });
const scores = ['team', 'technology', 'market', 'settling'].map((code) => ({
  code,
  score: 15.5,
  reason: '有独立第三方数据支撑，但放大生产的风险写得偏轻，需补充说明。',
}));

async function openRow(round: string) {
  const { judgings } = await judging(readDesk);
  const { id } = judgings.find((each) => each.id === round)!.rows.find(({ state }) => state === 'OPEN')!;
  const entry = await judging((scope) => readJudged(scope, { id }));
  const send = (marks: readonly object[]) =>
    judging((scope) => submitScore(scope, { id, rev: entry.rev, scores, opinion: '', marks } as never)).then(
      ({ state }) => state,
      (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
    );
  return { id, entry, send };
}

test('a score rests on words that the entry says; any other mark refuses the hand-in, and nothing is changed', async () => {
  const { id, entry, send } = await openRow('judging-demo-2028');
  const summary = entry.sections.flatMap(({ facts }) => facts).find(({ key }) => key === 'project.summary')!;
  const passage = { id: 'm1', about: 'technology', at: summary.key, page: 0, quote: summary.value.CN.slice(2, 12) };
  const wrong = [
    { quote: '申报材料里没有的一句话' },
    { about: 'fame' },
    { at: 'applicant.name' },
    { at: 'a-plan-withheld', page: 3 },
    { page: 1 },
  ];
  for (const each of wrong) expect(await send([{ ...passage, ...each }])).toBe('INVALID');
  expect(await send([passage, passage])).toBe('INVALID');
  expect(await judging((scope) => readJudged(scope, { id }))).toMatchObject({
    state: 'OPEN',
    marks: [],
    rev: entry.rev,
  });
  expect(await send([passage])).toBe('SUBMITTED');
  expect((await judging((scope) => readJudged(scope, { id }))).marks).toEqual([passage]);
});

test('where names are shown a score rests on a page of a paper too, of this entry alone', async () => {
  const { id, entry, send } = await openRow('judging-demo-2028-semi');
  const plan = entry.papers.find(({ isPlan }) => isPlan)!.file!;
  const passage = { id: 'm1', about: 'team', at: plan.id, page: 4, quote: '首席工程师有两条中试线经验' };
  expect(await send([{ ...passage, page: 0 }])).toBe('INVALID');
  expect(await send([{ ...passage, at: 'a-plan-of-somebody-else' }])).toBe('INVALID');
  expect(await send([passage])).toBe('SUBMITTED');
  expect((await judging((scope) => readJudged(scope, { id }))).marks).toEqual([passage]);
});
