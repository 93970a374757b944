import type { OutputOf } from '#core/contracts/contract.ts';
import { errorText, type FieldMessage } from '#core/errors.ts';
import { filesIn, mapFiles } from '#core/forms/files-in.ts';
import { isSame } from '#core/forms/merge.ts';
import { getPath, isPathUnlocked } from '#core/forms/paths.ts';
import { validateApplication, withoutHidden } from '#core/forms/section.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { employerOf } from '#features/casework/server/employer/employer-of.ts';
import { forgetMarks } from '#features/casework/server/employer/forget-marks.ts';
import { requireActing } from '#features/casework/server/employer/require-acting.ts';
import {
  frozenEntries,
  helpersOf,
  markRead,
  readEntries,
  requireRead,
  shownEntries,
} from '#features/casework/server/helping/entries.ts';
import { correctionItems, marks } from '#features/casework/server/tables.ts';
import { takeItem } from '#features/casework/server/years/take-item.ts';
import { skipReasons } from '#features/casework/shared/employer-skips.ts';
import { typeIn } from '#features/casework/shared/programme-year.ts';
import { invalid, invalidFields } from '#server/base/drafts/problems.ts';
import { type AttachedFile, findReadyFiles } from '#server/base/files/attach.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { noteApplication } from '#server/base/origin-marks.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CorrectionItem, itemsOfRound, readCorrections, sealedPart, unlockedPaths } from './corrections.ts';
import { windowClosed } from './create-draft.ts';
import { type ApplicationRecord, factsOf } from './facts.ts';
import { lockOwn } from './find-own.ts';
import { nextNumber } from './numbers.ts';
import { programmeOf } from './programmes.ts';
import { findReceipt, issueReceipt, presentReceipt } from './receipts.ts';
import { contextOf } from './sections/context-of.ts';
import { applicantOf, headlineOf } from './sections/headline.ts';
import { dataOf, readSections, type StoredSection } from './sections/sections.ts';
import { freeze, lastSnapshot, type Snapshot } from './sections/snapshots.ts';
import { refuseSecond } from './status/once-a-person.ts';
import { carryOut, decideStep } from './status/transition.ts';
import { windowOfType, windowOfYear } from './windows.ts';

export type Submitted = OutputOf<ProgrammeCalls['submit']>;

/**
 * Submits, or submits again after corrections, in one transaction: everything is checked, the data frozen and signed,
 * the number given. Pressed again it answers with the receipt there is. Refusals: WINDOW_CLOSED, OVERDUE,
 * UNANSWERED_CORRECTIONS, QUOTA_FULL, ITEM_FULL, INVALID with every field, what `refuseSecond` throws, HELP_UNREAD until what
 * helpers wrote was read (`read`: by section, up to which revision), NOT_ALLOWED.
 */
export async function submitApplication(
  scope: ActorScope,
  code: string,
  { id, read }: { id: string; read?: Readonly<Record<string, number>> },
): Promise<Submitted> {
  const application = await lockOwn(scope, { id, programme: code });
  const programme = await programmeOf(scope, application);
  const existing = ['DRAFT', 'UNIT_RETURNED', 'SUPPLEMENT'].includes(application.state)
    ? null
    : await findReceipt(scope, id);
  if (existing) return { id, state: application.state, receipt: presentReceipt(existing) };

  const sections = await readSections(scope, programme, id);
  await requireActing(scope, programme, dataOf(sections));
  const year = await windowOfYear(scope, programme, application.year);
  const window = windowOfType(year, typeIn(programme, dataOf(sections)), scope.now);
  if (application.state === 'DRAFT' && !window.isTaken) throw windowClosed(window);
  // A round of corrections returns to the office, which has seen what the employer said.
  const isCorrection = application.state === 'SUPPLEMENT';
  const employer = isCorrection ? undefined : await employerOf(scope, programme, dataOf(sections));
  const skipped = employer && 'skipped' in employer ? skipReasons[employer.skipped].CN : undefined;
  const step = { action: 'submit', as: 'applicant', reason: skipped } as const;
  const facts = {
    ...factsOf(application, { now: scope.now, windowOpen: window.isTaken }),
    hasEmployer: employer && 'id' in employer,
  };
  const decision = decideStep(programme, facts, step);

  const { data, files, previous, items } = await checkedData(scope, programme, application, sections);
  const headline = headlineOf(scope, programme, data);
  await refuseSecond(scope, programme, { application: { ...application, ...headline }, data });
  const entries = application.isHelped
    ? shownEntries(programme, await readEntries(scope, id), { data, context: formContextAt(scope.now) })
    : [];
  requireRead(entries, read);
  const helped = frozenEntries(entries);

  const submission = {
    no: application.no ?? (await nextNumber(scope, programme, window)),
    programme: programme.code,
    applicant: applicantOf(programme, data),
    at: scope.now,
  };
  if (!isCorrection) await takeItem(scope, application, 'SUBMITTED');
  const snapshot = await freeze(scope, programme, { applicationId: id, data, files, helped, submission });
  const receipt = await issueReceipt(scope, snapshot, { ...submission, helpers: helpersOf(programme, helped) });
  await markRead(scope, id, entries);
  if (!isCorrection) await forgetMarks(scope, id);
  if (previous) await closeRound(scope, { sections, items, data, previous });
  await carryOut(scope, {
    application,
    programme,
    decision,
    step,
    set: {
      ...headline,
      no: submission.no,
      ...(isCorrection ? {} : { employerId: employer && 'id' in employer ? employer.id : null }),
      formVersion: programme.version,
      submittedAt: application.submittedAt ?? scope.now,
    },
  });
  if (!application.submittedAt) await noteApplication(scope, id);
  return { id, state: decision.state, receipt: presentReceipt(receipt) };
}

interface Checked {
  readonly data: Data;
  readonly files: readonly AttachedFile[];
  /** The submission that corrections answer; absent for a first one. */
  readonly previous?: Snapshot;
  readonly items: readonly CorrectionItem[];
}

/** The data as it will be frozen: hidden values left out, facts about files from the store. Throws INVALID with all problems. */
async function checkedData(
  scope: ActorScope,
  programme: Programme,
  application: ApplicationRecord,
  sections: ReadonlyMap<string, StoredSection>,
): Promise<Checked> {
  const context = await contextOf(scope, application);
  const visible = withoutHidden(programme, dataOf(sections), context);
  const named = filesIn(programme, visible);
  const stored = new Map(
    (
      await findReadyFiles(
        scope,
        named.map(({ file }) => file.id),
      )
    ).map((file) => [file.id, file]),
  );
  const data = mapFiles(programme, visible, (file) => pickFile(stored.get(file.id) ?? file));
  const missing = named.filter(({ file }) => !stored.has(file.id));
  const isCorrection = application.state === 'SUPPLEMENT';
  const previous = isCorrection ? await lastSnapshot(scope, programme, application.id) : undefined;
  const items = isCorrection ? itemsOfRound(application, await readCorrections(scope, application.id)) : [];

  const problems = validateApplication(programme, data, context);
  const known = previous ? validateApplication(programme, previous.data, context) : [];
  const unlocked = previous ? unlockedPaths(programme, items, { frozen: previous.data, current: data, context }) : [];
  // What was accepted once and is locked now cannot be repaired, e.g. a passport that has come closer to its end.
  const own = problems.filter(
    (problem) =>
      !previous ||
      isPathUnlocked(problem.path, unlocked) ||
      !known.some((each) => each.path === problem.path && each.key === problem.key),
  );
  const refused = missing.map(
    ({ path, file }): FieldMessage => ({
      path: `${path}[${file.id}]`,
      key: 'FILE_REFUSED',
      msg: errorText('FILE_REFUSED', scope.locale),
    }),
  );
  if (own.length + refused.length > 0) {
    throw invalidFields([...invalid(programme, own, scope.locale).fields, ...refused]);
  }
  const files = named.map(({ path, file }) => ({ ...stored.get(file.id)!, path }));
  return { data, files, previous, items };
}

function pickFile({ id, name, size, type }: FileValue): FileValue {
  return { id, name, size, type };
}

/** The answered items get the values they led to; what was marked as checked and then changed is open again. */
async function closeRound(
  scope: ActorScope,
  {
    sections,
    items,
    data,
    previous,
  }: {
    sections: ReadonlyMap<string, StoredSection>;
    items: readonly CorrectionItem[];
    data: Data;
    previous: Snapshot;
  },
): Promise<void> {
  for (const item of items) {
    const value = getPath(data, item.path);
    await scope.db
      .update(correctionItems)
      .set({ after: sealedPart(scope, item.id, 'after', value), revTo: sections.get(sectionIn(item.path))?.rev ?? 0 })
      .where(and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.id, item.id)));
    if (isSame(value, getPath(previous.data, item.path))) continue;
    await scope.db.delete(marks).where(
      and(
        eq(marks.tenantId, scope.tenantId),
        eq(marks.applicationId, item.applicationId),
        // The mark stands on the item, inside it, or on the row or field around it.
        sql`(${marks.path} = ${item.path} or starts_with(${marks.path}, ${item.path} || '.')
          or starts_with(${marks.path}, ${item.path} || '[') or starts_with(${item.path}, ${marks.path} || '.')
          or starts_with(${item.path}, ${marks.path} || '['))`,
      ),
    );
  }
}

function sectionIn(path: string): string {
  return path.split('.')[0] ?? '';
}
