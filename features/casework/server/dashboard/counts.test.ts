import { afterAll, beforeAll, expect, test } from 'vitest';
import { badgesCall, dashboardCall } from '#core/contracts/office.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import {
  type CaseView,
  caseAddress,
  caseFigures,
  caseScopes,
  caseViewOf,
  landingOf,
  queueInputOf,
} from '#features/casework/shared/case-views.ts';
import { handlers } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { TestClient } from '#server/testing/client.ts';
import { createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();
const app = await createApp({ services, handlers });
afterAll(() => app.close());

/** Somebody of the demo at the back office, and what their screens ask for. */
async function deskOf(loginName: string) {
  const client = await new TestClient(app).open();
  const { code, obj } = await client.signIn(loginName, 'Wutong-2026-demo', acloginCall);
  expect(code).toBe(1);
  const { tenantId } = obj as { tenantId: string };
  const queue = async (view: CaseView) => {
    const read = async (after?: string) => {
      const answer = await client.call(queueCall, {
        tenantId,
        size: 100,
        ...queueInputOf(view),
        ...(after && { after }),
      });
      expect(answer.code).toBe(1);
      return answer.obj;
    };
    const first = await read();
    const rows = [...first.rows];
    for (let next = first.next; next !== null; ) {
      const page = await read(next);
      rows.push(...page.rows);
      next = page.next;
    }
    return { ...first, rows };
  };
  return {
    queue,
    /** The list behind an address of the review tasks. */
    opened: (address: string) => queue(caseViewOf(new URL(address, 'http://desk').searchParams)),
    badge: async () => (await client.call(badgesCall, { tenantId })).obj.menus.ApplyTask,
    dashboard: async (programme?: string) =>
      (await client.call(dashboardCall, { tenantId, period: '30d', ...(programme && { programme }) })).obj,
  };
}

const desks: Record<string, Awaited<ReturnType<typeof deskOf>>> = {};
beforeAll(async () => {
  for (const login of ['admin', 'reviewer', 'judge', 'finance', 'editor']) desks[login] = await deskOf(login);
});

test.each(['admin', 'reviewer', 'finance'])('every figure of %s opens exactly its cases', async (login) => {
  const desk = desks[login]!;
  for (const programme of [undefined, 'talentapply']) {
    const { cases } = await desk.dashboard(programme);
    const opened: Record<string, number> = {};
    for (const [key, view] of Object.entries<CaseView>(caseFigures))
      opened[key] = (await desk.opened(caseAddress({ ...view, programme }))).rows.length;
    const told = Object.fromEntries(cases!.figures.map(({ key, value }) => [key, value]));
    expect({ ...told, dueToday: cases!.dueToday }).toMatchObject(opened);
    // Whoever pays sees decided cases only.
    if (login === 'finance') expect(opened.pendingReview).toBe(0);
    else expect(opened.pendingReview).toBeGreaterThan(0);
  }
});

test.each(['admin', 'reviewer', 'finance', 'judge'])('tabs and badge of %s count the rows they open', async (login) => {
  const desk = desks[login]!;
  const landed = await desk.opened('/apply/task');
  expect(await desk.badge()).toBe(landed.rows.length);
  for (const view of [{}, { state: 'pending' }, { due: 'overdue' }, { state: 'granted' }] as CaseView[]) {
    const { counts } = await desk.queue(view);
    for (const scope of caseScopes) expect((await desk.queue({ ...view, scope })).rows.length).toBe(counts[scope]);
  }
});

test('whoever is asked for an opinion lands on the cases they were asked about', async () => {
  const { scope, rows } = await desks.judge!.opened('/apply/task');
  expect(scope).toBe('mine');
  expect(rows.length).toBeGreaterThan(0);
});

test('without cases of the own the landing is the pool, then all', () => {
  expect(landingOf({ mine: 1, pool: 2, all: 3 })).toBe('mine');
  expect(landingOf({ mine: 0, pool: 2, all: 3 })).toBe('pool');
  expect(landingOf({ mine: 0, pool: 0, all: 3 })).toBe('all');
});

test('beside overdue cases the share in time is below the whole', async () => {
  const { cases } = await desks.admin!.dashboard();
  expect(cases!.figures.find(({ key }) => key === 'overdue')!.value).toBeGreaterThan(0);
  expect(cases!.onTimeShare).toBeGreaterThan(0);
  expect(cases!.onTimeShare).toBeLessThan(1);
});

test('who sees no cases is told nothing about them', async () => {
  const { cases, expiring } = await desks.editor!.dashboard();
  expect(cases).toBeNull();
  expect(expiring.filter(({ kind }) => kind === 'correction')).toEqual([]);
});
