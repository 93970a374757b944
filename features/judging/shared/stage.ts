/** What runs on stage: the pitch, then the questions of the judges. */
export const stagePhases = ['TALK', 'QUESTIONS'] as const;

export type StagePhase = (typeof stagePhases)[number];

/** What the organiser does on the day. */
export const stageSteps = ['start', 'pause', 'questions', 'reset', 'next', 'back'] as const;

export type StageStep = (typeof stageSteps)[number];

/** Who is on stage and how long by now; instants are those of the server. */
export interface StageClock {
  /** Index in the order drawn. */
  readonly at: number;
  readonly phase: StagePhase;
  /** Since when it runs; null while it stands. */
  readonly startedAt: Date | null;
  /** Ms that ran before. */
  readonly spentMs: number;
}

/** The stage before anybody has come. */
export const emptyStage: StageClock = { at: 0, phase: 'TALK', startedAt: null, spentMs: 0 };

/** Ms of the phase that have run by an instant. */
export function spentBy({ startedAt, spentMs }: Pick<StageClock, 'startedAt' | 'spentMs'>, now: number): number {
  return spentMs + (startedAt ? Math.max(0, now - startedAt.getTime()) : 0);
}

/** The stage after a step, or null where the step makes no sense: starting what runs, going past either end. */
export function afterStep(
  stage: StageClock,
  { step, now, count }: { step: StageStep; now: Date; count: number },
): StageClock | null {
  const { at, startedAt } = stage;
  switch (step) {
    case 'start':
      return startedAt ? null : { ...stage, startedAt: now };
    case 'pause':
      return startedAt ? { ...stage, startedAt: null, spentMs: spentBy(stage, now.getTime()) } : null;
    case 'questions':
      // The clock of the questions runs at once: nobody stops between.
      return stage.phase === 'TALK' ? { at, phase: 'QUESTIONS', startedAt: now, spentMs: 0 } : null;
    case 'reset':
      return { ...stage, startedAt: null, spentMs: 0 };
    case 'next':
      return at + 1 < count ? { ...emptyStage, at: at + 1 } : null;
    case 'back':
      return at > 0 ? { ...emptyStage, at: at - 1 } : null;
  }
}

/** Minutes and seconds of a span in ms, as a clock on stage shows them; beyond the end with a plus. */
export function clockText(leftMs: number): string {
  const seconds = leftMs >= 0 ? Math.ceil(leftMs / 1000) : Math.floor(-leftMs / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return leftMs < 0 && seconds > 0 ? `+${text}` : text;
}
