import { isDate } from '#core/calendar/dates.ts';
import { findState, isState, type StateKey, stateSets } from '#core/workflow/states.ts';

/** Cases of the reader (handled, or asked about and not answered yet), cases nobody has, or all in sight. */
export const caseScopes = ['mine', 'pool', 'all'] as const;
export type CaseScope = (typeof caseScopes)[number];

export const dueChoices = ['overdue', 'today', 'week'] as const;
export type DueChoice = (typeof dueChoices)[number];

/** States that one chooses together: the names are those of `stateSets`. */
export const stateGroups = ['pending', 'granted'] as const satisfies readonly (keyof typeof stateSets)[];
export type StateChoice = (typeof stateGroups)[number] | StateKey;

/**
 * Which cases of the review queue are meant. A figure, a badge, a tab and a link that mean the same cases name the same
 * view, so that what is counted is what opens.
 */
export interface CaseView {
  /** Absent: where the reader lands, see `landingOf`. */
  readonly scope?: CaseScope;
  readonly programme?: string;
  /** Absent: everything that is still somebody's work. */
  readonly state?: StateChoice;
  readonly due?: DueChoice;
  /** Handed in today, by the days of Asia/Shanghai, whatever became of it. */
  readonly submitted?: 'today';
  /** Handed in from one day to another, both included, whatever became of it. */
  readonly from?: string;
  readonly to?: string;
  /** Decided from one day to another. */
  readonly decidedFrom?: string;
  readonly decidedTo?: string;
  /** Of the programme's year. */
  readonly year?: string;
  /** Code of the region that it belongs to. */
  readonly region?: string;
  readonly keyword?: string;
}

/** What the figures of the dashboard count, over all cases in sight; the sentence above them says `dueToday`. */
export const caseFigures = {
  pendingReview: { scope: 'all', state: 'pending' },
  overdue: { scope: 'all', due: 'overdue' },
  dueToday: { scope: 'all', due: 'today' },
  submittedToday: { scope: 'all', submitted: 'today' },
  toCorrect: { scope: 'all', state: 'SUPPLEMENT' },
  publicityNow: { scope: 'all', state: 'PUBLICITY' },
  approved: { scope: 'all', state: 'granted' },
} as const satisfies Record<string, CaseView>;
export type CaseFigure = keyof typeof caseFigures;

/** Whether a view asks by days, a year or a region: then it shows what has ended, too. */
export function isByDay(view: Omit<CaseView, 'state'>): boolean {
  const { submitted, from, to, decidedFrom, decidedTo, year, region } = view;
  return [submitted, from, to, decidedFrom, decidedTo, year, region].some((each) => each !== undefined);
}

/** The list a reader lands on: their own cases, without any those that nobody has, without any of these all. */
export function landingOf(counts: Readonly<Record<CaseScope, number>>): CaseScope {
  return caseScopes.find((scope) => counts[scope] > 0) ?? 'mine';
}

/** The states of a choice, as the queue is asked for them. */
export function statesOf(choice: StateChoice): StateKey[] {
  const group = stateGroups.find((each) => each === choice);
  return group ? [...stateSets[group]] : [choice as StateKey];
}

/** The view as the queue is asked for it. */
export function queueInputOf({ state, ...view }: CaseView) {
  const given = Object.fromEntries(Object.entries(view).filter(([, value]) => value));
  return { ...(given as Omit<CaseView, 'state'>), ...(state && { state: statesOf(state) }) };
}

/** The view as the query of an address; `caseViewOf` reads it back. */
export function queryOf(view: CaseView): string {
  return Object.entries(view)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The view that an address asks for; what it does not know is left out. */
export function caseViewOf(query: { get(name: string): string | null }): CaseView {
  const one = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === query.get(name));
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return isDate(value) ? value : undefined;
  };
  const state = query.get('state') ?? '';
  return {
    scope: one('scope', caseScopes),
    programme: query.get('programme') || undefined,
    state: one('state', stateGroups) ?? (isState(state) ? state : undefined),
    due: one('due', dueChoices),
    submitted: one('submitted', ['today']),
    from: day('from'),
    to: day('to'),
    decidedFrom: day('decidedFrom'),
    decidedTo: day('decidedTo'),
    year: /^\d{4}$/.exec(query.get('year') ?? '')?.[0],
    region: /^\d{6}$/.exec(query.get('region') ?? '')?.[0],
    keyword: query.get('keyword') || undefined,
  };
}

/** The address of the review tasks that show a view, with one of its cases open. */
export function caseAddress(view: CaseView, id?: string): string {
  const query = [queryOf(view), id && `id=${id}`].filter(Boolean).join('&');
  return query ? `/apply/task?${query}` : '/apply/task';
}

interface WithState {
  readonly state: string;
  readonly withdrawalAskedAt: string | null;
}

/** Whether the next step is the office's, so that the case can be taken: also when a request waits for an answer. */
export function isWithOffice({ state, withdrawalAskedAt }: WithState): boolean {
  if (withdrawalAskedAt !== null) return true;
  const next = findState(state)?.next;
  return next === 'operator' || next === 'system';
}

/** The first of these cases in which the office has something to do. */
export function firstWithOffice<T extends WithState>(cases: readonly T[]): T | undefined {
  return cases.find(isWithOffice);
}
