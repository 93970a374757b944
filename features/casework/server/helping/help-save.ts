import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { errorText, Refusal } from '#core/errors.ts';
import { filesIn } from '#core/forms/files-in.ts';
import { isPath, stepsOf } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { helpSaveCall } from '#features/casework/calls/helping.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { checkEditable, saveOpened } from '#features/casework/server/applications/sections/save-section.ts';
import { answerOfSave, checkSame, findSave } from '#features/casework/server/applications/sections/saves.ts';
import { openSections, readSectionRows } from '#features/casework/server/applications/sections/sections.ts';
import { windowOfYear } from '#features/casework/server/applications/windows.ts';
import { helpGrants } from '#features/casework/server/help-tables.ts';
import { isPersonal, sharedValues } from '#features/casework/shared/part-of-form.ts';
import { holdersOf, isHeldByNone } from '#server/base/files/holders.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import type { GrantRecord } from './grants.ts';
import { lockHelped } from './help-form.ts';

type HelpSave = InputOf<typeof helpSaveCall>;
type Saved = OutputOf<typeof helpSaveCall>;

/**
 * Saves fields of a granted section as the helper's, by the rules of the applicant's own saves. Throws HELP_OUTSIDE for
 * what was not granted and for consents and signatures, FILE_REFUSED for files that are neither new nor in the section.
 */
export async function saveHelped(scope: ActorScope, input: HelpSave): Promise<Saved> {
  const { application, grant } = await lockHelped(scope, input.id);
  const programme = await programmeOf(scope, application);
  const section = grantedSection(programme.sections, grant, input);
  const save = { ...input, id: application.id };
  const show = (values: Values) => sharedValues(section, values);
  const known = await findSave(scope, input.clientTx);
  if (known) {
    checkSame(known, programme.code, save);
    return presentSaved(answerOfSave(scope, section, known), input.id, show);
  }
  const stored = openSections(scope, programme, await readSectionRows(scope, application.id));
  const window = await windowOfYear(scope, programme, application.year, application.ownerId);
  checkEditable(scope, { programme, application, stored, window });
  const saved = await saveOpened(scope, {
    application,
    programme,
    stored,
    input: save,
    help: {
      grant,
      show,
      takeFiles: (values) => handOver(scope, { application, section, programme: programme.code, values }),
    },
  });
  await scope.db
    .update(helpGrants)
    .set({ lastWriteAt: scope.now })
    .where(and(eq(helpGrants.tenantId, scope.tenantId), eq(helpGrants.id, grant.id)));
  return presentSaved(saved, input.id, show);
}

/** The section of a save that keeps within a grant. */
function grantedSection(
  sections: readonly Section[],
  grant: GrantRecord,
  { section: key, patch }: Pick<HelpSave, 'section' | 'patch'>,
): Section {
  const section = grant.sections.includes(key) ? sections.find((each) => each.key === key) : undefined;
  if (!section) throw new Refusal('HELP_OUTSIDE', { cause: key });
  const personal = new Set(section.fields.filter(isPersonal).map((field) => field.key));
  const outside = Object.keys(patch).filter((path) => isPath(path) && personal.has(firstKey(path)));
  if (outside.length > 0) throw new Refusal('HELP_OUTSIDE', { cause: outside.join(', ') });
  return section;
}

function firstKey(path: string): string {
  const [first] = stepsOf(path);
  return first && 'key' in first ? first.key : '';
}

/**
 * Files that a helper uploaded for the section become the applicant's as they are put into it: they are read, counted and
 * submitted as the applicant's, and stay when the help ends. Any other file has to stand in the section already.
 */
async function handOver(
  scope: ActorScope,
  {
    application,
    section,
    programme,
    values,
  }: { application: ApplicationRecord; section: Section; programme: string; values: Values },
): Promise<void> {
  const { db, tenantId, actor, services } = scope;
  const named = new Map(
    filesIn({ sections: [section] }, { [section.key]: values }).map(({ path, file }) => [file.id, path]),
  );
  if (named.size === 0) return;
  const held = await db
    .select({ id: applicationFiles.fileId })
    .from(applicationFiles)
    .where(
      and(
        eq(applicationFiles.tenantId, tenantId),
        eq(applicationFiles.applicationId, application.id),
        sql`starts_with(${applicationFiles.path}, ${`${section.key}.`})`,
      ),
    );
  const isHere = new Set(held.map(({ id }) => id));
  const fresh = [...named.keys()].filter((id) => !isHere.has(id));
  if (fresh.length === 0) return;
  const taken = await db
    .update(files)
    .set({ ownerId: application.ownerId })
    .where(
      and(
        eq(files.tenantId, tenantId),
        eq(files.ownerId, actor.id),
        inArray(files.id, fresh),
        sql`starts_with(${files.purpose}, ${`${programme}:${section.key}.`})`,
        isHeldByNone(db, holdersOf(services)),
      ),
    )
    .returning({ id: files.id });
  const isTaken = new Set(taken.map(({ id }) => id));
  const refused = fresh.find((id) => !isTaken.has(id));
  if (refused === undefined) return;
  const path = named.get(refused) ?? section.key;
  throw new Refusal('FILE_REFUSED', {
    fields: [{ path, key: 'FILE_REFUSED', msg: errorText('FILE_REFUSED', scope.locale) }],
    reason: 'owner',
    cause: 'neither new nor in the section',
  });
}

function presentSaved(saved: Saved, id: string, show: (values: Values) => Values): Saved {
  return { ...saved, id, values: { ...show(saved.values) } };
}
