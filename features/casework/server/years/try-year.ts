import { dayInShanghai } from '#core/calendar/dates.ts';
import { type Calendar, workingDaysBetween } from '#core/calendar/working-days.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { validateApplication } from '#core/forms/section.ts';
import { nextActorOf } from '#core/workflow/flow.ts';
import { stateOf } from '#core/workflow/states.ts';
import type { yearTrialCall } from '#features/casework/calls/year-trial.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { settingsIn } from '#features/casework/resources/year-settings.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshotsOf, type SubmittedSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { applicationEvents, applications } from '#features/casework/server/tables.ts';
import { inYear } from '#features/casework/shared/programme-year.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { readCalendar } from '#server/base/platform.ts';
import { and, asc, desc, eq, inArray, isNotNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { formIn, getYear } from './year-drafts.ts';

type Trial = OutputOf<typeof yearTrialCall>;

/** Most cases that a trial looks at, the newest ones. */
export const triedAtMost = 500;

/** Tries a year, as its draft has it where there is one, on what was submitted in the year before, each as of its own day. Throws NOT_FOUND. */
export async function tryYear(scope: ActorScope, { id }: InputOf<typeof yearTrialCall>): Promise<Trial> {
  const values = formIn(await getYear(scope, id));
  const code = String(values.programme);
  const programme = inYear(definitionOf(code), settingsIn(values));
  const year = Number(values.year) - 1;
  const handedIn = and(
    eq(applications.tenantId, scope.tenantId),
    eq(applications.programme, code),
    eq(applications.year, year),
    isNotNull(applications.submittedAt),
  );
  const cases = await scope.db.$count(applications, handedIn);
  const newest = await scope.db
    .select({ id: applications.id })
    .from(applications)
    .where(handedIn)
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(triedAtMost);
  const ids = newest.map((each) => each.id);
  const submitted = await lastSnapshotsOf(scope, programme, ids);
  const faults = submitted.map((each) => faultsOf(programme, each));
  return {
    year,
    cases,
    tried: submitted.length,
    whole: faults.filter((each) => each.length === 0).length,
    quota: typeof values.quota === 'number' ? values.quota : null,
    faults: counted(faults.flat()),
    steps: await trySteps(scope, programme, ids),
  };
}

type Fault = Omit<Trial['faults'][number], 'cases'>;

/** What a case would be refused for, each field once. */
function faultsOf(programme: Programme, { data, at }: SubmittedSnapshot): Fault[] {
  const found = new Map<string, Fault>();
  for (const { path, key } of validateApplication(programme, data, formContextAt(at))) {
    const section = programme.sections.find((each) => path.startsWith(`${each.key}.`));
    const label = fieldAt(programme, path)?.label ?? section?.title;
    if (!section || !label) continue;
    // Rows of different cases are the same question.
    const question = path.replace(/\[[^\]]*\]/g, '');
    found.set(question, { path: question, section: section.title, label, isMissing: key.startsWith('REQUIRED') });
  }
  return [...found.values()];
}

/** The same faults of several cases as one, the most frequent first. */
function counted(faults: readonly Fault[]): Trial['faults'] {
  const byQuestion = new Map<string, Trial['faults'][number]>();
  for (const fault of faults) {
    const question = `${fault.path} ${fault.isMissing}`;
    byQuestion.set(question, { ...fault, cases: (byQuestion.get(question)?.cases ?? 0) + 1 });
  }
  return [...byQuestion.values()].sort((one, other) => other.cases - one.cases);
}

/** How long the cases stood in each step that has a deadline, against what this year allows. */
async function trySteps(scope: ActorScope, programme: Programme, ids: readonly string[]): Promise<Trial['steps']> {
  const calendar = await readCalendar(scope);
  const stays = ids.length === 0 ? [] : staysIn(await readMoves(scope, ids), calendar);
  return programme.stages.flatMap(({ title, states }) => {
    const [state] = states;
    const days = state && programme.deadlines[state];
    // What lasts as long as it lasts, such as a public notice, is nobody's to hasten.
    if (!state || days === undefined || nextActorOf(programme, stateOf(state)) === 'system') return [];
    const own = stays.filter((stay) => stay.state === state);
    return {
      state,
      name: title,
      days,
      cases: own.length,
      late: own.filter((stay) => stay.days > days).length,
      longest: Math.max(0, ...own.map((stay) => stay.days)),
    };
  });
}

interface Move {
  readonly applicationId: string;
  readonly state: string;
  readonly at: Date;
}

function readMoves(scope: ActorScope, ids: readonly string[]): Promise<Move[]> {
  const { applicationId, state, at, id, tenantId } = applicationEvents;
  return scope.db
    .select({ applicationId, state, at })
    .from(applicationEvents)
    .where(and(eq(tenantId, scope.tenantId), inArray(applicationId, [...ids])))
    .orderBy(asc(applicationId), asc(at), asc(id));
}

/** Each stay in a state that has ended, in working days: from one move to the next that leaves the state. */
function staysIn(moves: readonly Move[], calendar: Calendar): { state: string; days: number }[] {
  const stays: { state: string; days: number }[] = [];
  let entered: Move | undefined;
  for (const move of moves) {
    const isSame = entered?.applicationId === move.applicationId;
    if (isSame && entered!.state === move.state) continue;
    if (isSame) {
      const [from, to] = [dayInShanghai(entered!.at), dayInShanghai(move.at)];
      stays.push({ state: entered!.state, days: workingDaysBetween(from, to, calendar) });
    }
    entered = move;
  }
  return stays;
}
