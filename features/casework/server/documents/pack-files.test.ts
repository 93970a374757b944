import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#core/texts/text.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  saveAll,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { packCaseFiles, packOwnFiles } from './pack-files.ts';

const services = await createTestServices();
services.setNow(aDay);
const programme = getProgramme('apartapply');
let id = '';

beforeAll(async () => {
  await addAccounts(services, 'lin', 'su', 'wang');
  await addWindow(services);
  id = await submitted(services, 'lin');
});

const slowly = (scope: ActorScope) => ({
  actor: scope.actor,
  now: aDay,
  services,
  read: <T>(work: (scope: ActorScope) => Promise<T>) => work(scope),
  transact: <T>(work: (scope: ActorScope) => Promise<T>) => work(scope),
});
async function unpack(answer: FileAnswer) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer.content as Readable) chunks.push(chunk);
  return unzipSync(Buffer.concat(chunks));
}
const own = (who: string, locale: Locale = 'CN', which = id) =>
  asActor(services, { actor: { id: who }, tenantId: 'tenant-a', locale }, async (scope) => {
    const answer = await packOwnFiles(slowly(scope), { id: which, programme });
    return { name: answer.name, entries: await unpack(answer) };
  });

test.each([
  ['CN', 'GY202600001-申报材料.zip', '07 附件材料/劳动合同 - 劳动合同.pdf', '00 清单.csv'],
  ['EN', 'GY202600001-documents.zip', '07 Documents/Labour contract - 劳动合同.pdf', '00 manifest.csv'],
] as const)(
  'the files lie under section and field, with a list of their hashes (%s)',
  async (locale, name, contract, list) => {
    const found = await own('lin', locale);
    expect(found.name).toBe(name);
    const names = Object.keys(found.entries);
    expect(names).toHaveLength(10);
    expect(names).toContain(contract);
    const lines = strFromU8(found.entries[list]!).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(9);
    for (const [entry, content] of Object.entries(found.entries)) {
      if (entry === list) continue;
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(
        lines.filter((line) => line.includes(entry) && line.includes(sha256)),
        entry,
      ).toHaveLength(1);
    }
  },
);

test('nobody packs the files of others, nor of what was never submitted', async () => {
  await expect(own('su')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const draft = await saveAll(services, 'su');
  await expect(own('su', 'CN', draft)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const ofCase = (tenantId: string) =>
    asOperator(services, 'wang', (scope) => packCaseFiles(slowly(scope), { id }), { tenantId });
  await expect(ofCase('tenant-b')).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('an operator’s package is in the business log, the applicant’s own is not', async () => {
  const logged = async () =>
    (await services.database.asOwner((db) => db.select().from(busiLog))).filter(
      ({ action }) => action === 'download-files',
    );
  await own('lin');
  expect(await logged()).toEqual([]);
  const entries = await asOperator(services, 'wang', async (scope) =>
    unpack(await packCaseFiles(slowly(scope), { id })),
  );
  expect(Object.keys(entries)).toHaveLength(10);
  expect(await logged()).toMatchObject([{ objectId: id, title: 'GY202600001' }]);
});

test('a package breaks off where a file cannot be read: half of one never looks whole', async () => {
  const broken = { ...services, storage: { ...services.storage, read: () => Promise.reject(new Error('gone')) } };
  await asApplicant(services, 'lin', async (scope) => {
    const answer = await packOwnFiles({ ...slowly(scope), services: broken }, { id, programme });
    await expect(unpack(answer)).rejects.toThrow('gone');
  });
});
