import { beforeAll, expect, test } from 'vitest';
import type { FileValue, Values } from '#core/forms/values.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { addFile, asApplicant } from '#features/casework/server/applications/testing.ts';
import { applications, snapshots } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { createTestServices } from '#server/testing.ts';
import { attachFiles, findReadyFiles, listApplicationFiles } from './attach.ts';

const services = await createTestServices();
const programme = getProgramme('talentapply');
const section = (key: string) => programme.sections.find((each) => each.key === key)!;

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(applications).values(
      ['a1', 'a2', 'a3'].map((id, index) => ({
        id,
        tenantId: 'tenant-a',
        programme: 'talentapply',
        year: 2024 + index,
        ownerId: 'u1',
      })),
    ),
  );
});

function attach(applicationId: string, key: string, values: Values, owner = 'u1') {
  return asApplicant(services, owner, (scope) => attachFiles(scope, { applicationId, section: section(key), values }));
}

function held(applicationId: string) {
  return asApplicant(services, 'u1', async (scope) =>
    (await listApplicationFiles(scope, applicationId)).map(({ id, path }) => [id, path]),
  );
}

test('a section holds the files it names, in rows too, and knows them as they are stored', async () => {
  const scan = await addFile(services, 'u1', { name: '身份证.pdf' });
  const diploma = await addFile(services, 'u1');
  const claimed: FileValue = { id: scan.id, name: 'other.png', size: 1, type: 'image/png' };
  expect(await attach('a1', 'materials', { identity: [claimed] })).toEqual({ identity: [scan] });
  const degrees = [{ id: 'r1', school: '同济大学', scans: [diploma] }];
  const rows = section('education').fields.find((field) => field.kind === 'rows')!;
  const files = rows.kind === 'rows' ? rows.fields.find((field) => field.kind === 'files')! : rows;
  const values = { [rows.key]: degrees.map(({ scans, ...row }) => ({ ...row, [files.key]: scans })) };
  expect(await attach('a1', 'education', values)).toEqual(values);
  expect(await held('a1')).toEqual([
    [diploma.id, `education.${rows.key}[r1].${files.key}`],
    [scan.id, 'materials.identity'],
  ]);

  await attach('a1', 'materials', { identity: [] });
  expect((await held('a1')).map(([id]) => id)).toEqual([diploma.id]);
});

test('files of others, unknown ones and those of another section are refused, and nothing changes', async () => {
  const own = await addFile(services, 'u1');
  const foreign = await addFile(services, 'u2');
  const otherTenant = await addFile(services, 'u1', { tenantId: 'tenant-b' });
  await attach('a2', 'materials', { identity: [own] });
  const before = await held('a2');
  for (const [key, file] of [
    ['materials', foreign],
    ['materials', otherTenant],
    ['materials', { ...own, id: newId() }],
    ['person', own],
  ] as const) {
    const field = section(key).fields.find((each) => each.kind === 'files')!;
    await expect(attach('a2', key, { [field.key]: [file] })).rejects.toMatchObject({
      key: 'FILE_REFUSED',
      fields: [{ path: `${key}.${field.key}` }],
    });
  }
  expect(await held('a2')).toEqual(before);
  const ids = [own.id, foreign.id, otherTenant.id];
  const found = await asApplicant(services, 'u1', (scope) => findReadyFiles(scope, ids));
  expect(found.map(({ id }) => id)).toEqual([own.id]);
});

test('what was submitted stays readable when it is replaced', async () => {
  const [first, second] = [await addFile(services, 'u1'), await addFile(services, 'u1')];
  await attach('a3', 'materials', { identity: [first] });
  await services.database.asOwner((db) =>
    db.insert(snapshots).values({
      id: newId(),
      tenantId: 'tenant-a',
      applicationId: 'a3',
      round: 1,
      formVersion: 1,
      data: {},
      files: [{ ...first, path: 'materials.identity', sha256: '' }],
      digest: Buffer.alloc(32),
    }),
  );
  await attach('a3', 'materials', { identity: [second] });
  expect((await held('a3')).map(([id]) => id).sort()).toEqual([first.id, second.id].sort());
});

test('a file on its way out comes back when it is named again', async () => {
  const file = await addFile(services, 'u1');
  await services.database.asOwner((db) => db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, file.id)));
  await attach('a1', 'materials', { identity: [file] });
  const [row] = await services.database.asOwner((db) => db.select().from(files).where(eq(files.id, file.id)));
  expect(row?.deletedAt).toBeNull();
});

test('an application takes 60 files and 500 MB, not more', async () => {
  const file = await addFile(services, 'u1');
  const fill = async (count: number, size: number) => {
    const ids = Array.from({ length: count }, newId);
    await services.database.asOwner(async (db) => {
      const [model] = await db.select().from(files).where(eq(files.id, file.id));
      await db.insert(files).values(ids.map((id) => ({ ...model!, id, size })));
      await db.delete(applicationFiles).where(eq(applicationFiles.applicationId, 'a2'));
      await db
        .insert(applicationFiles)
        .values(ids.map((fileId) => ({ tenantId: 'tenant-a', applicationId: 'a2', fileId, path: 'education.x' })));
    });
  };
  await fill(59, 1);
  await attach('a2', 'materials', { identity: [file] });
  await fill(60, 1);
  await expect(attach('a2', 'materials', { identity: [file] })).rejects.toMatchObject({ key: 'FILE_QUOTA' });
  await fill(1, 500 * 1024 * 1024 - file.size);
  await attach('a2', 'materials', { identity: [file] });
  await fill(1, 500 * 1024 * 1024 - file.size + 1);
  await expect(attach('a2', 'materials', { identity: [file] })).rejects.toMatchObject({ key: 'FILE_QUOTA' });
});
