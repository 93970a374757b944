import type { Static } from 'typebox';
import { sectionState, visibleSections } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { nextActorOf } from '#core/workflow/flow.ts';
import { isIn, stateOf } from '#core/workflow/states.ts';
import { allowedActions } from '#core/workflow/transition.ts';
import type { ApplicationRow } from '#features/casework/calls/applications.ts';
import type { EventShape } from '#features/casework/calls/whole-parts.ts';
import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';
import type { applicationEvents } from '#features/casework/server/tables.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { staffName } from '#server/base/staff-name.ts';
import { type ApplicationRecord, factsOf } from './facts.ts';
import { titleOf } from './sections/headline.ts';
import type { Window } from './windows.ts';

export type PresentedRow = Static<typeof ApplicationRow>;
type PresentedEvent = Static<typeof EventShape>;
type EventRecord = typeof applicationEvents.$inferSelect;

/** An application as its owner sees it in lists. */
export function presentRow(
  application: ApplicationRecord,
  {
    programme,
    data,
    window,
    now,
  }: { programme: Programme; data: Data; window: Pick<Window, 'state' | 'isTaken'>; now: Date },
): PresentedRow {
  const sections = visibleSections(programme, data);
  const subject = { CN: application.subjectCN, EN: application.subjectEN };
  const context = { ...formContextAt(now), data };
  return {
    id: application.id,
    programme: application.programme,
    formVersion: application.formVersion,
    yearSettings: programme.yearSettings ?? {},
    no: application.no,
    year: application.year,
    state: application.state,
    title: titleOf(programme, subject),
    subject,
    sectionsDone: sections.filter((each) => sectionState(each, data[each.key] ?? {}, context).state === 'done').length,
    sections: sections.length,
    openItems: application.state === 'SUPPLEMENT' ? application.openItems : 0,
    dueAt: application.dueAt?.toISOString() ?? null,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    updatedAt: application.updatedAt.toISOString(),
    actions: actionsOf(application, { programme, window, now }),
    isTurn: nextActorOf(programme, stateOf(application.state)) === 'applicant',
    steps: programme.stages.map(({ title }) => title),
    step: stageAt(programme, application.state),
  };
}

/** What the owner may do now: steps of the workflow that have a call, and `edit` and `copy`, which change no state. */
function actionsOf(
  application: ApplicationRecord,
  { programme, window, now }: { programme: Programme; window: Pick<Window, 'state' | 'isTaken'>; now: Date },
): string[] {
  const facts = factsOf(application, { now, windowOpen: window.isTaken });
  const steps = allowedActions(programme, facts, { kind: 'applicant' }).filter(
    (action) => action !== 'delete' || application.submittedAt === null,
  );
  const isInTime = application.dueAt === null || now <= application.dueAt;
  const canEdit =
    application.state === 'UNIT_RETURNED' ||
    (application.state === 'DRAFT' && window.isTaken) ||
    (application.state === 'SUPPLEMENT' && isInTime);
  const canCopy = isIn('ended', application.state) && window.state === 'open';
  return [...(canEdit ? ['edit'] : []), ...steps, ...(canCopy ? ['copy'] : [])];
}

/** The public notice that names an application, while it runs and ever after. */
export function noticeOf({ noticeId, openObjections, state }: ApplicationRecord) {
  return noticeId === null ? null : { id: noticeId, isHeld: state === 'PUBLICITY' && openObjections > 0 };
}

/** A line of history; applicants are not told names of officers, officers are, with the login names given. */
export function presentEvent(event: EventRecord, officers?: ReadonlyMap<string, string>): PresentedEvent {
  return {
    id: event.id,
    at: event.at.toISOString(),
    action: event.action,
    state: event.state,
    who: whoOf(event, officers),
    reason: event.reason,
  };
}

function whoOf(event: EventRecord, officers: ReadonlyMap<string, string> | undefined): Text {
  const kind = event.actorKind as keyof typeof kinds;
  if (kind === 'operator' && officers) {
    const name = staffName(event.actorName, officers.get(event.actorId ?? ''));
    return { CN: name, EN: name };
  }
  return kinds[kind] ?? kinds.system;
}

const kinds = {
  applicant: { CN: '申请人', EN: 'Applicant' },
  employer: { CN: '用人单位', EN: 'Employer' },
  operator: { CN: '受理窗口', EN: 'Service desk' },
  system: { CN: '系统', EN: 'System' },
} as const satisfies Record<string, Text>;
