import type { Text } from '#core/texts/text.ts';

/** What of a case counts when people are ranked. */
export interface Candidate {
  readonly applicationId: string;
  readonly no: string;
  /** A to F of a recognition in effect; null for none. */
  readonly talentClass: string | null;
  /** Highest level of a degree, as in the dictionary `educationLevel`. */
  readonly degree: string | null;
  /** People moving in. */
  readonly people: number;
  /** As in the dictionary `localHome`. */
  readonly localHome: string;
  /** ISO instant. */
  readonly submittedAt: string;
}

/** Points for one thing, said so that whoever has them can check it. */
export interface Reason {
  readonly text: Text;
  readonly points: number;
}

export interface Ranked {
  readonly applicationId: string;
  readonly rank: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

const byClass: Readonly<Record<string, number>> = { A: 60, B: 50, C: 40, D: 30, E: 20, F: 10 };
const byDegree: Readonly<Record<string, number>> = { DOCTORAL: 30, MASTER: 20, BACHELOR: 10 };

/** Points of a candidate, thing by thing; each stands there even when it brings nothing. */
export function reasonsOf({ talentClass, degree, people, localHome }: Candidate): readonly Reason[] {
  const classPoints = byClass[talentClass ?? ''] ?? 0;
  const family = Math.min(15, Math.max(0, people - 1) * 5);
  return [
    {
      points: classPoints,
      text: talentClass
        ? { CN: `${talentClass} 类人才`, EN: `Talent of class ${talentClass}` }
        : { CN: '没有生效的人才认定', EN: 'No recognition in effect' },
    },
    { points: byDegree[degree ?? ''] ?? 0, text: { CN: '最高学历', EN: 'Highest degree' } },
    { points: family, text: { CN: `同住 ${people} 人`, EN: `Household of ${people}` } },
    {
      points: localHome === 'NONE' ? 10 : 0,
      text:
        localHome === 'NONE'
          ? { CN: '本市无房', EN: 'No home in this city' }
          : { CN: '本市有房', EN: 'A home in this city' },
    },
  ];
}

/** Candidates in their order: by points, of equal ones whoever submitted first, then by number. The same list whatever order they come in. */
export function rankCandidates(candidates: readonly Candidate[]): readonly Ranked[] {
  return candidates
    .map((candidate) => {
      const reasons = reasonsOf(candidate);
      return { candidate, reasons, score: reasons.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(a.candidate.submittedAt, b.candidate.submittedAt) ||
        compare(a.candidate.no, b.candidate.no),
    )
    .map(({ candidate, reasons, score }, index) => ({
      applicationId: candidate.applicationId,
      rank: index + 1,
      score,
      reasons,
    }));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
