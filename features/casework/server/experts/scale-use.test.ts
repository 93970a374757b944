import { beforeAll, expect, test } from 'vitest';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { aDay, addAgents, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { askJudges } from '#features/casework/server/review/judges.ts';
import { applications } from '#features/casework/server/tables.ts';
import { tryOnPast } from '#features/learning/server/scores/past-scores.ts';
import { quants } from '#features/learning/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';
import { addScale, score } from './testing.ts';

const services = await createTestServices();
const experts = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'] as const;
services.setNow(aDay);

/** Cases of two people; of the third too few have scored. */
const totals = { qin: [90, 80, 85, 95, 70], lin: [60, 75, 65, 70, 80], shen: [88] };
const caseOf = new Map<string, string>();

beforeAll(async () => {
  await addTenants(services, ['tenant-a'], ['Mgr.Apply', 'Mgr.Apply.judge']);
  for (const id of ['wang', 'he', ...Object.keys(totals), ...experts]) await addAccount(services, { id });
  for (const accountId of experts)
    await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.Apply', 'Mgr.Apply.judge'] });
  await addAgents(services, ...Object.keys(totals));
  await addWindow(services, { programme: 'ppapply' });
  await addScale(services);
  let minute = 0;
  for (const [who, given] of Object.entries(totals)) {
    const id = await submitted(services, who, { programme: 'ppapply' });
    caseOf.set(who, id);
    for (const action of ['accept', 'pass']) {
      minute += 1;
      services.setNow(new Date(aDay.getTime() + minute * 60_000));
      await asOperator(services, 'wang', async (scope) => {
        await claimCase(scope, { id });
        const { rev } = await readCase(scope, { id });
        await decideCase(scope, { id, rev, action, reason: undefined });
      });
    }
    // The sixth expert is asked as well and has not handed in.
    await asOperator(services, 'wang', (scope) => askJudges(scope, { id, accountIds: [...experts] }));
    for (const [at, total] of given.entries()) await score(services, experts[at]!, id, total);
  }
  await addScale(services, { version: 2, status: 'DRAFT', max: 50 });
});

const tried = async (who: string, options: Parameters<typeof asOperator>[3] = {}) => {
  const [draft] = await services.database.asOwner((db) => db.select().from(quants).where(eq(quants.version, 2)));
  return asOperator(services, who, (scope) => tryOnPast(scope, { id: draft!.id, missing: 'LEAVE' }), options);
};

test('专家评审按草稿重算：去掉最高最低后的得分、人数不够的不计', async () => {
  const found = await tried('wang');
  expect(found).toMatchObject({
    all: { sheets: 10, things: 2 },
    counted: 10,
    missing: [],
    before: { mean: 77 },
    // Forty points for the value, the rest for the level keep their share of fifty: (77 - 40) * 5 / 6 + 40 of ninety.
    after: { mean: 78.7 },
    totalsMoved: 10,
    groups: [{ title: { CN: '凤凰计划 · 2026' }, version: 1, things: 2, sheets: 10, line: null, moved: 0 }],
    ranksMoved: 0,
    hidden: [],
  });
  expect(JSON.stringify(found)).not.toMatch(/"(qin|lin|e1)"|依据充分/);
});

test('只计数据范围内的办件：别的区域看不到，被征求意见而未交的专家也看不到', async () => {
  const codes = ['Mgr.Learn.edit', 'Mgr.Apply', 'Mgr.Apply.judge'];
  const [one] = await services.database.asOwner((db) =>
    db
      .select()
      .from(applications)
      .where(eq(applications.id, caseOf.get('qin')!)),
  );
  await services.database.asOwner((db) =>
    db.update(applications).set({ region: '350102' }).where(eq(applications.id, one!.id)),
  );
  const inRegion = (regions: readonly string[]) => tried('he', { permCodes: codes, reach: 'REGION', regions });
  expect((await inRegion(['350102'])).all).toEqual({ sheets: 5, things: 1 });
  expect((await inRegion(['440100'])).all).toEqual({ sheets: 0, things: 0 });

  const expert = (who: string) => tried(who, { permCodes: codes, reach: 'ASSIGNED' });
  expect((await expert('e6')).all).toEqual({ sheets: 0, things: 0 });
  await score(services, 'e6', caseOf.get('lin')!, 72);
  expect((await expert('e6')).all).toEqual({ sheets: 6, things: 1 });
  expect((await expert('e1')).all).toEqual({ sheets: 11, things: 2 });
});

test('只管拨付的人和不办件的人看不到，也告诉他们没有计入', async () => {
  for (const codes of [['Mgr.Learn.edit', 'Mgr.Apply', 'Mgr.ApplyPay'], ['Mgr.Learn.edit']])
    expect(await tried('wang', { permCodes: codes })).toMatchObject({
      all: { sheets: 0, things: 0 },
      groups: [],
      hidden: expect.arrayContaining([{ CN: '申报专家评审', EN: expect.any(String) }]),
    });
});
