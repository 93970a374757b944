import Fastify from 'fastify';
import { Check, Errors } from 'typebox/value';
import { beforeAll, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import { callsOf, declareListCall, declareOneCall } from '#features/casework/calls/applications.ts';
import { verifyCall } from '#features/casework/calls/papers.ts';
import {
  caseCall,
  claimCall,
  correctionCall,
  decideCall,
  judgeReplyCall,
  queueCall,
  reviewersCall,
} from '#features/casework/calls/review.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  completeData,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { highlightCalls, highlightCountCall } from '#features/contents/calls/contents.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { handlers } from '#features/server.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { publicCalls } from '#features/site/server/first-answers.ts';
import type { Handler, Http } from '#server/handle.ts';
import { asActor, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
const apartment = callsOf('apartapply');
await addAccounts(services, 'lin', 'zhou', 'wang');
await addWindow(services);

beforeAll(async () => {
  const file = { id: 'pub_1', name: '附件.pdf', size: 7, type: 'application/pdf' };
  await services.database.asOwner((db) =>
    db.insert(publications).values(
      publicCalls.map(({ type: { code } }) =>
        aPublication(`n-${code}`, {
          type: code,
          publishedAt: aDay,
          cover: file,
          files: [file],
          words: "'found':1A",
        }),
      ),
    ),
  );
});

/** Carries a call out by its registered handler and checks the answer against its contract. */
async function call<T = Record<string, unknown>>(contract: Contract, who: string, input: unknown): Promise<T> {
  const handler = handlers.find((each) => each.contract === contract) as Handler;
  const side = contract.path.startsWith('/mgr/') ? 'office' : 'portal';
  const answer = await asActor(services, { actor: { id: who }, side }, (scope) =>
    handler.run(scope, input, {} as Http),
  );
  // What leaves is JSON: undefined members do not exist.
  const sent = JSON.parse(JSON.stringify(answer));
  expect([...Errors(contract.output, sent)], contract.path).toEqual([]);
  expect(Check(contract.output, sent)).toBe(true);
  expect(await serialised(contract, sent), contract.path).toEqual(sent);
  return sent as T;
}

/** What the server's own serialiser, which is built from the contract, makes of an answer. */
async function serialised(contract: Contract, answer: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: contract.output } } }, () => answer);
  const reply = await app.inject('/');
  await app.close();
  return reply.json();
}

test('every answer on the way of an application has the shape of its contract', async () => {
  const data = await completeData(services, 'lin');
  let id: string | undefined;
  for (const [section, patch] of Object.entries(data)) {
    const input = { id, section, baseRev: 0, patch, clientTx: `save-${section}` };
    id = (await call<{ id: string }>(apartment.save, 'lin', input)).id;
  }
  await call(apartment.list, 'lin', {});
  await call(apartment.one, 'lin', { id });
  const { receipt } = await call<{ receipt: { code: string } }>(apartment.submit, 'lin', {
    id,
    reqId: 'submit-1',
  });
  const { corrections: noted } = await (async () => {
    await call(claimCall, 'wang', { tenantId: 'tenant-a', id });
    const item = { path: 'family.members[member1].identity', reason: 'unclear', note: '看不清' };
    return await call<{ corrections: { id: string }[] }>(correctionCall, 'wang', {
      tenantId: 'tenant-a',
      id,
      ...item,
      reqId: 'correct-1',
    });
  })();
  const office = { tenantId: 'tenant-a', id };
  const before = await call<{ rev: number }>(caseCall, 'wang', office);
  await call(decideCall, 'wang', { ...office, rev: before.rev, action: 'ask', reqId: 'decide-01' });
  await call(declareOneCall, 'lin', { id });
  await call(apartment.answer, 'lin', { id, itemId: noted[0]!.id, reply: '已核对', reqId: 'answer-01' });
  await call(apartment.submit, 'lin', { id, reqId: 'submit-2' });
  await call(claimCall, 'wang', office);
  await call(judgeReplyCall, 'wang', { ...office, itemId: noted[0]!.id, accept: true, reqId: 'judge-001' });
  await call(caseCall, 'wang', office);
  await submitted(services, 'zhou');
  await call(caseCall, 'wang', office);
  await call(queueCall, 'wang', { tenantId: 'tenant-a', scope: 'all' });
  await call(reviewersCall, 'wang', { tenantId: 'tenant-a' });
  await call(declareListCall, 'lin', {});
  await call(verifyCall, 'lin', { code: receipt.code });
});

test('so have those of the public pages', async () => {
  await call(indexCall, 'lin', {});
  const { rows } = await call<{ rows: unknown[] }>(searchCall, 'lin', { key: 'found' });
  expect(rows).toHaveLength(publicCalls.length);
});

test.each(publicCalls.map(({ type, calls }) => [type.code, calls] as const))(
  'so have those of %s',
  async (code, calls) => {
    if (calls.head) expect(await call(calls.head, 'lin', {})).toMatchObject({ total: 1 });
    expect(await call(calls.list, 'lin', { size: 1 })).toMatchObject({ total: 1, rows: [{ id: `n-${code}` }] });
    expect(await call(calls.one, 'lin', { id: `n-${code}` })).toMatchObject({ files: [{ id: 'pub_1' }] });
  },
);

test('a reading of a story is counted once a session', async () => {
  expect(await call(highlightCountCall, 'lin', { id: 'n-highlight' })).toEqual({ views: 1 });
  expect(await call(highlightCountCall, 'lin', { id: 'n-highlight' })).toEqual({ views: 1 });
  expect(await call(highlightCalls.one, 'lin', { id: 'n-highlight' })).toMatchObject({ views: 1 });
});
