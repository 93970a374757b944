import { expect, test } from 'vitest';
import { settle } from '#features/accounts/server/testing.ts';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { addOpinion } from '#features/casework/server/review/opinion.ts';
import { createTestServices } from '#server/testing.ts';
import { readCaseThen } from './case-then.ts';

const services = await createTestServices();
await addAccounts(services, 'lin', 'desk');
services.setNow(aDay);
await addWindow(services);

let minutes = 0;
const desk = <T>(work: Parameters<typeof asOperator<T>>[2]) => {
  services.setNow(new Date(aDay.getTime() + ++minutes * 60_000));
  return asOperator(services, 'desk', work);
};

test('a case is shown as it was when each step was taken, and says so when what is kept was changed', async () => {
  const id = await submitted(services, 'lin');
  await desk((scope) => claimCase(scope, { id }));
  const step = async (action: string) => {
    const { rev } = await desk((scope) => readCase(scope, { id }));
    await desk((scope) => decideCase(scope, { id, rev, action }));
  };
  await desk((scope) =>
    noteCorrection(scope, { id, path: 'contact.email', reason: 'unclear', note: '邮箱退信，请核对' }),
  );
  await step('ask');
  services.setNow(new Date(aDay.getTime() + ++minutes * 60_000));
  const { corrections, sections } = await desk((scope) => readCase(scope, { id }));
  const contact = sections.find(({ key }) => key === 'contact')!;
  await saveOne(services, 'lin', {
    id,
    section: 'contact',
    baseRev: contact.rev,
    values: { email: 'new@example.com' },
  });
  await asApplicant(services, 'lin', (scope) =>
    answerCorrection(scope, 'apartapply', { id, itemId: corrections[0]!.id, reply: '已更正' }),
  );
  services.setNow(new Date(aDay.getTime() + ++minutes * 60_000));
  await asApplicant(services, 'lin', (scope) => submitApplication(scope, 'apartapply', { id }));
  await desk((scope) => addOpinion(scope, { id, text: '齐了' }));
  const { events } = await desk((scope) => readCase(scope, { id }));
  const then = async (action: string) => {
    const event = events.findLast((each) => each.action === action)!;
    return await desk((scope) => readCaseThen(scope, { id, event: event.id }));
  };
  const asked = await then('ask');
  const again = await then('submit');
  const email = (found: typeof asked) => found.sections.find(({ key }) => key === 'contact')?.values.email;
  expect(asked).toMatchObject({ round: 1, isIntact: true, opinions: [], corrections: [{ state: 'open' }] });
  expect(again).toMatchObject({ round: 2, isIntact: true, corrections: [{ state: 'answered' }] });
  expect(email(again)).toBe('n***@example.com');
  expect(email(asked)).not.toBe('n***@example.com');
  expect(asked.events.map(({ action }) => action)).toEqual(['submit', 'ask']);
  expect(asked.files.length).toBeGreaterThan(0);
  const none = desk((scope) => readCaseThen(scope, { id, event: 'event-of-another' }));
  expect(await settle(none)).toMatchObject({ key: 'NOT_FOUND' });

  await services.database.asOwner((db) =>
    db.execute(`update snapshots set files = '[]' where application_id = '${id}' and round = 1`),
  );
  expect(await then('ask')).toMatchObject({ round: 1, isIntact: false });
});
