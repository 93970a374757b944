import { beforeAll, expect, test } from 'vitest';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { aDay, addAgents, addWindow, asOperator, submitted } from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { createTestServices } from '#server/testing.ts';
import { readFairness } from './read-fairness.ts';
import { addScale, scoredBy } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
const people = ['qin', 'lin', 'shen', 'su'] as const;
const experts = ['e1', 'e2', 'e3', 'e4', 'e5'] as const;
const ids = new Map<string, string>();

beforeAll(async () => {
  await addTenants(services, ['tenant-a'], ['Mgr.Apply', 'Mgr.Apply.judge']);
  for (const id of [...people, 'wang', ...experts]) await addAccount(services, { id });
  for (const accountId of experts)
    await addMember(services, { accountId, tenantId: 'tenant-a', codes: ['Mgr.Apply', 'Mgr.Apply.judge'] });
  await addAgents(services, ...people);
  await addWindow(services, { programme: 'ppapply' });
  await addScale(services);
  for (const who of people) {
    const id = await submitted(services, who, { programme: 'ppapply' });
    ids.set(who, id);
    for (const action of ['accept', 'pass']) {
      await asOperator(services, 'wang', (scope) => claimCase(scope, { id }));
      const { rev } = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
      await asOperator(services, 'wang', (scope) => decideCase(scope, { id, rev, action }));
    }
  }
});

const panelOf = async (who: string, of: (typeof people)[number], codes?: Parameters<typeof asOperator>[3]) => {
  const { panel } = await asOperator(
    services,
    who,
    (scope) =>
      readFairness(
        {
          actor: scope.actor,
          now: scope.now,
          services: scope.services,
          read: (work) => work(scope),
          transact: (work) => work(scope),
        },
        { id: ids.get(of)! },
      ),
    codes,
  );
  return panel;
};
/** The fifth expert scores twenty points below the others. */
const totals = (level: number) => ({ e1: level, e2: level + 1, e3: level - 1, e4: level + 2, e5: level - 20 });

test('a case stands among those of its year by the result that counts; who scores far below the others is named to the desk', async () => {
  await scoredBy(services, ids.get('qin')!, 'wang', totals(90));
  await scoredBy(services, ids.get('lin')!, 'wang', totals(80));
  expect(await panelOf('wang', 'qin')).toBeNull();
  await scoredBy(services, ids.get('shen')!, 'wang', totals(84));

  expect(await panelOf('wang', 'qin')).toMatchObject({ count: 3, rank: 1, result: 90, adjustedRank: 1, low: 1 });
  const shen = await panelOf('wang', 'shen');
  expect(shen).toMatchObject({ rank: 2, result: 84, adjustedRank: 2, bestWithout: 2, worstWithout: 2 });
  expect(shen!.far).toMatchObject({ count: 3, name: expect.stringContaining('e5') });
  expect(shen!.far!.leniency).toBeLessThan(-10);
  // Not scored whole, so it is not compared, and counts for no other.
  expect(await panelOf('wang', 'su')).toBeNull();
});

test('without one expert a rank may move, and the panel says how far', async () => {
  // The fourth alone lifts it over the one before it.
  await scoredBy(services, ids.get('su')!, 'wang', { e1: 83, e2: 83, e3: 83, e4: 100, e5: 90 });
  const su = await panelOf('wang', 'su');
  expect(su).toMatchObject({ count: 4, rank: 2, worstWithout: 3 });
  expect(await panelOf('wang', 'shen')).toMatchObject({ rank: 3, bestWithout: 2 });
});

test('experts are told no ranks', async () => {
  const expert = { permCodes: ['Mgr.Apply', 'Mgr.Apply.judge'], reach: 'ASSIGNED' } as const;
  expect(await panelOf('e1', 'qin', expert)).toBeNull();
});
