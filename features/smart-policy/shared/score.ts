import type { Assessment } from '#features/contents/shared/conditions/assess.ts';

/** Where a policy is listed: all hard conditions hold; more for it than against it; the rest. */
export type Group = 'fits' | 'likely' | 'other';

interface Weighing {
  readonly assessment: Assessment;
  /** What the policy gives, what the person looks for. */
  readonly gives: readonly string[];
  readonly needs: readonly string[];
  /** Day of issue and today, YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly today: string;
}

/** From 0 to 100: 60 for what is met among what is known, 30 for needs, 10 for being new; 0 once a hard condition fails. */
export function scoreOf({ assessment, gives, needs, issuedOn, today }: Weighing): number {
  const { verdict, matched, known } = assessment;
  if (verdict === 'no') return 0;
  const met = known === 0 ? 0 : matched / known;
  return Math.round(60 * met + 30 * overlap(gives, needs) + 10 * freshness(issuedOn, today));
}

/** The list a policy belongs to by its verdict and its score. */
export function groupOf({ verdict }: Assessment, score: number): Group {
  if (verdict === 'yes') return 'fits';
  return verdict === 'missing' && score >= 50 ? 'likely' : 'other';
}

/** How much of what the two could share they do share, so that wishing for more never counts against a policy. */
function overlap(gives: readonly string[], needs: readonly string[]): number {
  const most = Math.min(gives.length, needs.length);
  return most === 0 ? 0 : gives.filter((each) => needs.includes(each)).length / most;
}

/** 1 in the first year, falling to 0 at five. */
function freshness(issuedOn: string, today: string): number {
  const years = (Date.parse(today) - Date.parse(issuedOn)) / (365.25 * 86_400_000);
  if (!Number.isFinite(years)) return 0;
  return Math.min(1, Math.max(0, (5 - years) / 4));
}
