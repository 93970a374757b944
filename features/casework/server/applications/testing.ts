import { createHash, randomBytes } from 'node:crypto';
import { mapFiles } from '#core/forms/files-in.ts';
import type { Data, FileValue, Values } from '#core/forms/values.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { asActor } from '#server/testing.ts';
import { saveSection } from './sections/save-section.ts';
import { submitApplication } from './submit.ts';

/** A day in the middle of the demo year, on which every window below is open. */
export const aDay = new Date('2026-11-20T02:00:00.000Z');

/** Runs `work` as a portal user of a tenant. */
export function asApplicant<T>(
  services: Services,
  id: string,
  work: (scope: ActorScope) => Promise<T>,
  tenantId = 'tenant-a',
): Promise<T> {
  return asActor(services, { actor: { id }, tenantId }, work);
}

/** Runs `work` as an operator with every permission, or with those given. */
export function asOperator<T>(
  services: Services,
  id: string,
  work: (scope: ActorScope) => Promise<T>,
  options: Omit<Parameters<typeof asActor>[1], 'actor'> = {},
): Promise<T> {
  return asActor(services, { actor: { id }, side: 'office', ...options }, work);
}

/** People with a mail address. */
export async function addAccounts(services: Services, ...ids: string[]): Promise<void> {
  await services.database.asOwner((db) =>
    db.insert(accounts).values(ids.map((id) => ({ id, loginName: id, nickname: id, email: `${id}@example.com` }))),
  );
}

/**
 * A company of `tenant-a` for which people act in every programme. The room of companies needs this one, so its tables are
 * known here by their names alone.
 */
export async function addAgents(services: Services, ...accountIds: string[]): Promise<void> {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into companies (id, tenant_id, name, code, kind, industry, legal_rep, region, address, agent_name,
                             agent_position, agent_phone, state, valid_to, data, is_waiting, submitted_by)
      values ('agents', 'tenant-a', '汀洲代办有限公司', '91350100M000100Y43', 'PRIVATE', 'M', '白砚', '350100', '梧桐路 8 号',
              '温若川', '主管', '+86 13800000001', 'PASSED', '2030-01-01', '{}', false, 'somebody')`);
    for (const id of accountIds)
      await db.execute(sql`
        insert into company_members (id, tenant_id, company_id, account_id, role, state)
        values (${newId()}, 'tenant-a', 'agents', ${id}, 'AGENT', 'ACTIVE')`);
  });
}

/** A window of a programme in a tenant; the closing instant is exclusive. */
export async function addWindow(
  services: Services,
  {
    programme = 'apartapply',
    tenantId = 'tenant-a',
    opensAt = '2026-03-01T00:00:00+08:00',
    closesAt = '2026-12-06T00:00:00+08:00',
  } = {},
): Promise<void> {
  await services.database.asOwner((db) =>
    db.insert(windows).values({
      id: newId(),
      tenantId,
      programme,
      year: 2026,
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      titleCN: '年度申报',
      titleEN: 'Yearly call',
    }),
  );
}

/** Stores a small file of somebody and returns its reference. */
export async function addFile(
  services: Services,
  ownerId: string,
  {
    tenantId = 'tenant-a',
    name = '证明.pdf',
    type = 'application/pdf',
    purpose = 'application',
    content = randomBytes(200),
  } = {},
): Promise<FileValue> {
  const id = newId();
  const objectKey = `aa/${id}`;
  await services.storage.put(objectKey, content);
  await services.database.asOwner((db) =>
    db.insert(files).values({
      id,
      tenantId,
      ownerId,
      name,
      type,
      objectKey,
      purpose,
      size: content.length,
      sha256: createHash('sha256').update(content).digest(),
    }),
  );
  return { id, name, size: content.length, type };
}

/** Everybody in a database has a certificate number of their own: one person applies once. */
const owners = new WeakMap<Services, string[]>();

function nthOf(services: Services, ownerId: string): number {
  const known = owners.get(services) ?? [];
  if (!known.includes(ownerId)) owners.set(services, [...known, ownerId]);
  return owners.get(services)!.indexOf(ownerId);
}

/** A complete application's values with files stored for the owner. */
export async function completeData(
  services: Services,
  ownerId: string,
  { programme = 'apartapply', tenantId = 'tenant-a' } = {},
): Promise<Data> {
  const data = sampleOf(getProgramme(programme), '2026-11-20', nthOf(services, ownerId));
  const stored = new Map<string, FileValue>();
  const wanted: FileValue[] = [];
  mapFiles(getProgramme(programme), data, (file) => {
    wanted.push(file);
    return file;
  });
  for (const { id, name, type } of wanted) stored.set(id, await addFile(services, ownerId, { tenantId, name, type }));
  return mapFiles(getProgramme(programme), data, (file) => stored.get(file.id)!);
}

/** Saves a whole application section by section; returns its id. */
export async function saveAll(
  services: Services,
  ownerId: string,
  { programme = 'apartapply', tenantId = 'tenant-a' } = {},
): Promise<string> {
  const data = await completeData(services, ownerId, { programme, tenantId });
  let id: string | undefined;
  for (const [section, values] of Object.entries(data)) {
    id = await saveOne(services, ownerId, { programme, tenantId, id, section, values });
  }
  return id!;
}

/** Saves values of one section over the given revision; returns the application's id. */
export async function saveOne(
  services: Services,
  ownerId: string,
  {
    programme = 'apartapply',
    tenantId = 'tenant-a',
    baseRev = 0,
    ...rest
  }: {
    programme?: string;
    tenantId?: string;
    baseRev?: number;
    id?: string;
    section: string;
    values: Values;
  },
): Promise<string> {
  const input = { id: rest.id, section: rest.section, baseRev, patch: rest.values, clientTx: newId() };
  const saved = await asApplicant(services, ownerId, (scope) => saveSection(scope, programme, input), tenantId);
  return saved.id;
}

/** A complete application, submitted; returns its id. */
export async function submitted(
  services: Services,
  ownerId: string,
  options: { programme?: string; tenantId?: string } = {},
): Promise<string> {
  const id = await saveAll(services, ownerId, options);
  const { programme = 'apartapply', tenantId } = options;
  await asApplicant(services, ownerId, (scope) => submitApplication(scope, programme, { id }), tenantId);
  return id;
}
