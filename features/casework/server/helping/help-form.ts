import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isPathUnlocked } from '#core/forms/paths.ts';
import type { helpCasesCall, helpDoneCall, helpFormCall } from '#features/casework/calls/helping.ts';
import { helpMessages } from '#features/casework/help-messages.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { readCorrections } from '#features/casework/server/applications/corrections.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { unlockedOf } from '#features/casework/server/applications/queries.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { helpGrants } from '#features/casework/server/help-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { grantState } from '#features/casework/shared/helping.ts';
import { answersAbout, isPersonal, sharedValues } from '#features/casework/shared/part-of-form.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { countEntries, type GrantRecord, lockApplication, presentGrant } from './grants.ts';
import { changeable } from './help-policy.ts';
import { logHelp } from './log-help.ts';

type Row = OutputOf<typeof helpCasesCall>['rows'][number];

/** Everything the caller helps or helped with, the newest first. Nothing of the applications but what they are to. */
export async function listHelped(scope: ActorScope): Promise<OutputOf<typeof helpCasesCall>> {
  const rows = await readHelped(scope);
  const counts = await countEntries(
    scope,
    rows.map(({ grant }) => grant.id),
  );
  const list: Row[] = [];
  // A handful for anybody: each by the year of its programme.
  for (const row of rows) list.push(presentHelped(scope, await programmeOf(scope, row.application), row, counts));
  return { rows: list };
}

/** The granted part of an application. Throws NOT_FOUND, HELP_OVER, HELP_PAUSED. */
export async function readHelpForm(
  scope: ActorScope,
  { id }: InputOf<typeof helpFormCall>,
): Promise<OutputOf<typeof helpFormCall>> {
  const [found] = await readHelped(scope, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const { grant, application } = found;
  if (grantState(grant, scope.now) !== 'ACTIVE') throw new Refusal('HELP_OVER');
  if (!changeable.includes(application.state)) throw new Refusal('HELP_PAUSED');
  const programme = await programmeOf(scope, application);
  const sections = await readSections(scope, programme, application.id);
  const data = dataOf(sections);
  const items = await readCorrections(scope, application.id);
  const unlocked = await unlockedOf(scope, { application, programme, items, data });
  const granted = programme.sections.filter(({ key }) => grant.sections.includes(key));
  const counts = await countEntries(scope, [grant.id]);
  return {
    ...presentHelped(scope, programme, found, counts),
    formVersion: application.formVersion,
    yearSettings: programme.yearSettings ?? {},
    sectionsData: granted.map((section) => {
      const stored = sections.get(section.key);
      return {
        key: section.key,
        rev: stored?.rev ?? 0,
        values: { ...sharedValues(section, stored?.values ?? {}) },
        savedAt: stored?.savedAt.toISOString() ?? null,
      };
    }),
    unlocked: unlocked?.filter((path) => isShared(programme, grant, path)) ?? null,
    answers: { ...answersAbout(programme, grant.sections, data) },
  };
}

/** The helper says that all is filled in; the applicant is told, once until more is written. */
export async function finishHelp(scope: ActorScope, { id }: InputOf<typeof helpDoneCall>): Promise<void> {
  const { application, grant } = await lockHelped(scope, id);
  if (grant.doneAt && (!grant.lastWriteAt || grant.lastWriteAt <= grant.doneAt)) return;
  const { name, code } = await programmeOf(scope, application);
  await scope.db
    .update(helpGrants)
    .set({ doneAt: scope.now })
    .where(and(eq(helpGrants.tenantId, scope.tenantId), eq(helpGrants.id, id)));
  await logHelp(scope, application, {
    action: 'help-done',
    text: { CN: '告知已填好', EN: 'said that all is filled in' },
  });
  const facts = { name: grant.helperName, programme: name, code, id: application.id };
  await tell(scope, helpMessages.done, { to: grant.ownerId, facts });
}

/**
 * A grant of the caller that is in force, with its application locked: what ends the one waits for the other. Throws
 * NOT_FOUND for grants of others, HELP_OVER, HELP_PAUSED.
 */
export async function lockHelped(
  scope: ActorScope,
  id: string,
): Promise<{ application: ApplicationRecord; grant: GrantRecord & { readonly helperId: string } }> {
  const isMine = and(
    eq(helpGrants.tenantId, scope.tenantId),
    eq(helpGrants.id, id),
    eq(helpGrants.helperId, scope.actor.id),
  );
  const [found] = await scope.db.select({ id: helpGrants.applicationId }).from(helpGrants).where(isMine);
  if (!found) throw new Refusal('NOT_FOUND');
  const application = await lockApplication(scope, found.id);
  // Read again: it may have ended while this waited for the lock.
  const [grant] = await scope.db.select().from(helpGrants).where(isMine);
  if (!application || !grant || grantState(grant, scope.now) !== 'ACTIVE') throw new Refusal('HELP_OVER');
  if (!changeable.includes(application.state)) throw new Refusal('HELP_PAUSED');
  return { application, grant: { ...grant, helperId: scope.actor.id } };
}

interface Helped {
  readonly grant: GrantRecord;
  readonly application: ApplicationRecord;
  readonly applicant: string;
}

async function readHelped(scope: ActorScope, id?: string): Promise<Helped[]> {
  return await scope.db
    .select({ grant: helpGrants, application: applications, applicant: accounts.nickname })
    .from(helpGrants)
    .innerJoin(applications, eq(applications.id, helpGrants.applicationId))
    .innerJoin(accounts, eq(accounts.id, helpGrants.ownerId))
    .where(
      and(
        eq(helpGrants.tenantId, scope.tenantId),
        eq(helpGrants.helperId, scope.actor.id),
        id === undefined ? undefined : eq(helpGrants.id, id),
      ),
    )
    .orderBy(desc(helpGrants.redeemedAt), desc(helpGrants.id))
    .limit(100);
}

function presentHelped(
  scope: ActorScope,
  programme: Programme,
  { grant, application, applicant }: Helped,
  counts: ReadonlyMap<string, number>,
): Row {
  const shown = presentGrant(scope, programme, grant, counts.get(grant.id) ?? 0);
  const isThere = application.deletedAt === null && changeable.includes(application.state);
  return {
    ...shown,
    programme: programme.code,
    title: { ...programme.name },
    year: application.year,
    applicant,
    isOpen: shown.state === 'ACTIVE' && isThere,
  };
}

function isShared(programme: Programme, { sections }: GrantRecord, path: string): boolean {
  const section = programme.sections.find(({ key }) => isPathUnlocked(path, [key]));
  if (!section || !sections.includes(section.key)) return false;
  return !section.fields.some((field) => isPersonal(field) && isPathUnlocked(path, [`${section.key}.${field.key}`]));
}
