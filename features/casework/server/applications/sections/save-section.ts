import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { changedPaths, isSame } from '#core/forms/merge.ts';
import { isPathUnlocked } from '#core/forms/paths.ts';
import { derivedKeys, type Section } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import {
  itemsOfRound,
  labelOf,
  readCorrections,
  unlockedPaths,
} from '#features/casework/server/applications/corrections.ts';
import { createDraft, windowClosed } from '#features/casework/server/applications/create-draft.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { lockOwnInWindow } from '#features/casework/server/applications/find-own.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { settleCorrections } from '#features/casework/server/applications/settle-corrections.ts';
import { currentWindow, type Window, windowOfType } from '#features/casework/server/applications/windows.ts';
import { requireActing } from '#features/casework/server/employer/require-acting.ts';
import { noteWriting } from '#features/casework/server/helping/entries.ts';
import { formOf, inYear, typeIn } from '#features/casework/shared/programme-year.ts';
import { sectionOf } from '#server/base/drafts/kept-sections.ts';
import { applyPatch } from '#server/base/drafts/patch.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { attachFiles } from '#server/base/files/attach.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { together } from '#server/database/database.ts';
import type { ActorScope } from '#server/scope.ts';
import { answerOfSave, checkSame, findSave, type Save } from './saves.ts';
import { dataOf, openSections, readSectionRows, type StoredSection } from './sections.ts';
import { lastSnapshot } from './snapshots.ts';
import { storeSection } from './store-section.ts';

type SaveCall = ProgrammeCalls['save'];
export type SaveInput = InputOf<SaveCall>;
export type SectionSaved = OutputOf<SaveCall>;

/**
 * Saves fields of one section over its base revision, or makes the draft first. The same `clientTx` again has no second
 * effect and gets the same answer. Every stale revision is answered with CONFLICT and the section as it is now: the
 * three-way merge is the browser's, which alone has the common base (`mergePatch` in core/forms).
 */
export async function saveSection(scope: ActorScope, code: string, input: SaveInput): Promise<SectionSaved> {
  const definition = definitionOf(code);
  const opened =
    input.id === undefined ? await newDraft(scope, definition, input) : await lock(scope, definition, input);
  if ('known' in opened) {
    checkSame(opened.known, code, input);
    return answerOfSave(scope, sectionOf(scope, opened.programme, input.section), opened.known);
  }
  const { application, programme, stored } = opened;
  return await saveOpened(scope, { application, programme, stored, input });
}

/** Somebody else than the applicant who writes, and what becomes of it. */
export interface Help {
  readonly grant: { readonly id: string; readonly helperId: string };
  /** What the helper may see of a section's values. */
  show(values: Values): Values;
  /** Makes the files that the values name the applicant's; throws for those that may not be put here. */
  takeFiles(values: Values): Promise<void>;
}

/** Carries out a save of an application that is locked and can be changed; with `help` it is a helper's, and stays so. */
export async function saveOpened(
  scope: ActorScope,
  {
    application,
    programme,
    stored,
    input,
    help,
  }: {
    application: ApplicationRecord;
    programme: Programme;
    stored: ReadonlyMap<string, StoredSection>;
    input: SaveInput;
    help?: Help;
  },
): Promise<SectionSaved> {
  const section = sectionOf(scope, programme, input.section);
  const { id } = application;
  const current = stored.get(section.key) ?? { rev: 0, values: {}, savedAt: null };
  if (current.rev !== input.baseRev) {
    throw new Refusal('CONFLICT', {
      obj: {
        section: section.key,
        rev: current.rev,
        values: help ? help.show(current.values) : current.values,
        savedAt: current.savedAt?.toISOString() ?? null,
      },
    });
  }
  const patched = applyPatch(section, current.values, input.patch);
  if ('problems' in patched) throw invalid(programme, patched.problems, scope.locale);
  // Files, and what is known of people, are the applicant's, whoever writes.
  const owner = help ? asOwner(scope, application) : scope;
  await help?.takeFiles(patched.values);
  const values = await withFiles(owner, { applicationId: id, section, before: current.values, after: patched.values });
  const data: Data = { ...dataOf(stored), [section.key]: values };
  await requireActing(owner, programme, data);
  const changed = changedPaths(current.values, values, section.key);
  if (application.state === 'SUPPLEMENT') {
    await refuseLocked(scope, { programme, application, section, data, changed });
  }
  const saved = await storeSection(scope, { programme, application, section, data, changed, input, isHelp: !!help });
  await settleCorrections(scope, application, { data, changed });
  if (help || application.isHelped) {
    const written = { section: section.key, before: current.values, after: values, changed, rev: saved.rev };
    await noteWriting(scope, { applicationId: id, ...written }, help?.grant);
  }
  if (changed.length > 0)
    for (const note of scope.services.features.onSaved)
      await note(owner, { applicationId: id, form: programme.code, section, values, changed });
  return saved;
}

/** The rules that ask whose something is, asked for the applicant. */
function asOwner(scope: ActorScope, { ownerId }: ApplicationRecord): ActorScope {
  return { ...scope, actor: { id: ownerId, loginName: '', nickname: '', kind: 'PERSON' } };
}

type Opened =
  | { programme: Programme; application: ApplicationRecord; stored: Map<string, StoredSection> }
  | { programme: Programme; known: Save };

/**
 * One journey to the database and back, since saves come every few seconds. The reads start when the lock is held, each
 * as a statement of its own: they see what the save before this one has committed.
 */
async function lock(scope: ActorScope, definition: Programme, input: SaveInput): Promise<Opened> {
  const id = input.id ?? '';
  const [{ application, window }, known, rows] = await together(scope.db, () =>
    Promise.all([lockOwnInWindow(scope, definition, id), findSave(scope, input.clientTx), readSectionRows(scope, id)]),
  );
  const programme = formOf(definition, { formVersion: application.formVersion, yearSettings: window.settings });
  if (known) return { programme, known };
  const stored = openSections(scope, programme, rows);
  checkEditable(scope, { programme, application, stored, window });
  return { programme, application, stored };
}

/** Of two equal first saves at once the second waits for the first draft, is refused another one, and finds the save. */
async function newDraft(scope: ActorScope, definition: Programme, input: SaveInput): Promise<Opened> {
  // A first save makes its draft in the version that is offered.
  const programme = inYear(definition, (await currentWindow(scope, definition)).settings);
  const known = await findSave(scope, input.clientTx);
  if (known) return { programme, known };
  try {
    return { programme, application: await createDraft(scope, definition, { id: newId() }), stored: new Map() };
  } catch (error) {
    const first = error instanceof Refusal ? await findSave(scope, input.clientTx) : undefined;
    if (!first) throw error;
    return { programme, known: first };
  }
}

/** Throws WINDOW_CLOSED, OVERDUE or NOT_ALLOWED when nothing of an application can be changed at the moment; `year` is its window. */
export function checkEditable(
  scope: ActorScope,
  {
    programme,
    application,
    stored,
    window: year,
  }: {
    programme: Programme;
    application: ApplicationRecord;
    stored: ReadonlyMap<string, StoredSection>;
    window: Window;
  },
): void {
  const window = windowOfType(year, typeIn(programme, dataOf(stored)), scope.now);
  switch (application.state) {
    case 'DRAFT':
      if (!window.isTaken) throw windowClosed(window);
      return;
    case 'UNIT_RETURNED':
      return;
    case 'SUPPLEMENT':
      if (application.dueAt && scope.now > application.dueAt) throw new Refusal('OVERDUE');
      return;
    default:
      throw new Refusal('NOT_ALLOWED', { cause: `saving in ${application.state}` });
  }
}

/** Facts about files come from the store, not from the browser; nothing is asked while no file changed. */
async function withFiles(
  scope: ActorScope,
  { applicationId, section, before, after }: { applicationId: string; section: Section; before: Values; after: Values },
): Promise<Values> {
  if (isSame(collectFiles(before), collectFiles(after))) return after;
  return await attachFiles(scope, { applicationId, section, values: after });
}

function collectFiles(value: unknown): unknown[] {
  if (isFile(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(collectFiles);
  return isRecord(value) ? Object.values(value).flatMap(collectFiles) : [];
}

async function refuseLocked(
  scope: ActorScope,
  {
    programme,
    application,
    section,
    data,
    changed,
  }: {
    programme: Programme;
    application: ApplicationRecord;
    section: Section;
    data: Data;
    changed: readonly string[];
  },
): Promise<void> {
  const items = itemsOfRound(application, await readCorrections(scope, application.id));
  const frozen = (await lastSnapshot(scope, programme, application.id))?.data ?? {};
  const context = formContextAt(scope.now);
  // A value that follows from an unlocked one changes with it.
  const derived = derivedKeys(section, data[section.key] ?? {}).map((key) => `${section.key}.${key}`);
  const unlocked = [...unlockedPaths(programme, items, { frozen, current: data, context }), ...derived];
  const locked = changed.filter((path) => !isPathUnlocked(path, unlocked));
  if (locked.length === 0) return;
  throw new Refusal('LOCKED_FIELD', {
    fields: locked.map((path) => ({ path, key: 'LOCKED_FIELD', msg: labelIn(scope, programme, path, data) })),
    cause: locked.join(', '),
  });
}

function labelIn(scope: ActorScope, programme: Programme, path: string, data: Data): string {
  const label = labelOf(programme, path, data);
  return scope.locale === 'CN'
    ? `“${label.CN}”已锁定，不在本次补正范围内`
    : `“${label.EN}” is locked: it was not sent back`;
}
