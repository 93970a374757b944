import { beforeAll, expect, test } from 'vitest';
import { applications } from '#features/casework/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';
import { readKnown } from './known-answers.ts';
import { aDay, addAccounts, addWindow, asApplicant, saveOne, submitted } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
let granted = '';

beforeAll(async () => {
  await addAccounts(services, 'lin', 'su', 'zhou');
  await addWindow(services);
  await addWindow(services, { programme: 'talentapply' });
  granted = await submitted(services, 'lin', { programme: 'talentapply' });
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'APPROVED', decidedAt: aDay }).where(eq(applications.id, granted)),
  );
  // Handed in and not decided: nobody has checked it.
  await submitted(services, 'zhou', { programme: 'talentapply' });
});

const known = async (who: string, section: string, id?: string) => {
  const { sections } = await asApplicant(services, who, (scope) => readKnown(scope, 'apartapply', { id }));
  return sections.find(({ key }) => key === section)!.sources;
};

test('what a granted application said is offered where this form asks the same, with its day', async () => {
  const [person, ...others] = await known('lin', 'person');
  expect(others).toEqual([]);
  expect(person).toMatchObject({
    source: 'application',
    name: { EN: 'Recognition 2026' },
    at: aDay.toISOString(),
    values: { name: '沈知夏', identity: { type: 'ID_CARD' } },
  });
  // They follow from the number.
  for (const key of ['gender', 'birth']) expect(person!.values).not.toHaveProperty(key);
  expect((await known('lin', 'education'))[0]?.values.degrees).toHaveLength(2);
  expect(await known('lin', 'consent')).toEqual([]);
});

test('the account says how it is reached, also to those who never applied', async () => {
  const contact = await known('su', 'contact');
  expect(contact).toEqual([
    { source: 'account', name: { CN: '账号资料', EN: 'your account' }, at: null, values: { email: 'su@example.com' } },
  ]);
  expect((await known('lin', 'contact')).map(({ source }) => source)).toEqual(['application', 'account']);
});

test('nothing of others is offered, and nothing that nobody has decided on', async () => {
  for (const who of ['su', 'zhou']) expect(await known(who, 'person'), who).toEqual([]);
  const draft = await saveOne(services, 'su', { section: 'person', values: { name: '苏' } });
  await expect(known('lin', 'person', draft)).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('files never come from here: they are linked from the data file, with consent', async () => {
  for (const section of ['person', 'education', 'materials'])
    expect(JSON.stringify(await known('lin', section)), section).not.toContain('"size"');
});
