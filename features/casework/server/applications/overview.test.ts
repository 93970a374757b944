import { expect, test } from 'vitest';
import { addAccount, answerOf } from '#features/accounts/server/testing.ts';
import { addAgents } from '#features/casework/server/applications/testing.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { tell } from '#server/base/mail/tell.ts';
import { type asActor, createTestServices } from '#server/testing.ts';
import { readOverview } from './overview.ts';

const services = await createTestServices();
await addAccount(services, { id: 'lin' });
await addAccount(services, { id: 'su' });
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  answerOf(services, { actor: { id }, tenantId }, (scope) => work(scope as Parameters<typeof work>[0]));

test('the overview shows what waits for the person, the counts and the messages, all of the own', async () => {
  const row = (id: string, state: string, more = {}) => ({
    id,
    tenantId: 'tenant-a',
    programme: 'talentapply',
    year: 2020 + Number(id.replace(/\D/g, '')),
    ownerId: 'lin',
    state,
    ...more,
  });
  await services.database.asOwner((db) =>
    db.insert(applications).values([
      row('a1', 'DRAFT'),
      row('a2', 'SUPPLEMENT', {
        openItems: 2,
        dueAt: new Date('2026-11-26T09:30:00Z'),
        subjectCN: '凤凰计划',
        subjectEN: 'Phoenix',
      }),
      row('a3', 'REVIEW'),
      row('a4', 'EFFECTIVE'),
      row('a5', 'REJECTED'),
      row('a6', 'DRAFT', { deletedAt: new Date() }),
      row('a7', 'SUPPLEMENT', { ownerId: 'su' }),
      row('a8', 'SUPPLEMENT', { tenantId: 'tenant-b' }),
    ]),
  );
  await as('lin', async (scope) => {
    const text = (CN: string, EN: string) => ({ CN, EN });
    const inside = { key: 'TEST', to: text('人', 'person'), channels: ['INSIDE'] } as const;
    const own = { title: text('补正', 'Correct'), body: text('两处', 'Two items'), page: '/personal/declare/a2' };
    await tell(scope, { ...inside, ...own }, { to: 'lin', facts: {} });
    await tell(scope, { ...inside, title: text('别人', 'Other'), body: text('', '') }, { to: 'su', facts: {} });
  });
  expect(await as('lin', readOverview)).toMatchObject({
    toDo: [
      {
        applicationId: 'a2',
        openItems: 2,
        title: { CN: '凤凰计划', EN: 'Phoenix' },
        dueAt: '2026-11-26T09:30:00.000Z',
      },
      {
        applicationId: 'a1',
        programme: 'talentapply',
        title: { CN: expect.stringMatching(/\p{Script=Han}/u) },
        dueAt: null,
      },
    ],
    counts: { drafts: 1, running: 1, toCorrect: 1, approved: 1, unread: 1 },
    messages: [{ title: { CN: '补正', EN: 'Correct' }, path: '/personal/declare/a2', read: false }],
  });
});

test('whoever acts for a company sees how many applications of its staff wait for it', async () => {
  await addAgents(services, 'su');
  await services.database.asOwner((db) =>
    db.insert(applications).values(
      ['UNIT_REVIEW', 'UNIT_REVIEW', 'ACCEPTING'].map((state, at) => ({
        id: `u${at}`,
        tenantId: 'tenant-a',
        programme: 'talentapply',
        year: 2031 + at,
        ownerId: 'lin',
        employerId: 'agents',
        state,
      })),
    ),
  );
  expect(await as('su', readOverview)).toMatchObject({ counts: { toConfirm: 2 } });
  expect(await as('lin', readOverview)).toMatchObject({ counts: { toConfirm: 0 } });
});

test('the employer is what the latest saved application of the own says, and nobody else’s', async () => {
  const section = (applicationId: string, company: string, at: string, tenantId = 'tenant-a') => ({
    applicationId,
    tenantId,
    key: 'employment',
    state: 'done',
    values: { jobKind: 'EMPLOYED', company, position: '工程师' },
    savedAt: new Date(at),
  });
  expect(await as('su', readOverview)).toMatchObject({ employer: null });
  await services.database.asOwner((db) =>
    db
      .insert(applicationSections)
      .values([
        section('a1', '青穗智能装备有限公司', '2026-11-02T00:00:00Z'),
        section('a3', '早前的单位', '2026-11-01T00:00:00Z'),
        section('a6', '删掉的申报', '2026-11-03T00:00:00Z'),
        section('a8', '别区的单位', '2026-11-04T00:00:00Z', 'tenant-b'),
      ]),
  );
  expect(await as('lin', readOverview)).toMatchObject({
    employer: { name: '青穗智能装备有限公司', position: '工程师' },
  });
  expect(await as('su', readOverview)).toMatchObject({ employer: null });
});
