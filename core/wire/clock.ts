/** Largest difference between `sequence` and server time that is accepted, in ms. */
export const CLOCK_WINDOW_MS = 300_000;
/** How long a digest must be remembered after its sequence, in ms. */
export const REPLAY_MEMORY_MS = 600_000;

/** How long a signed view URL may be used after its sequence, in ms. */
export const VIEW_LIFE_MS = 600_000;
/** How far ahead of server time the sequence of a view URL may lie, in ms: the error of a clock that was corrected. */
export const VIEW_LEAD_MS = 10_000;

/** One exchange: when it left and came back by the local time base, and the server's time in its answer (all ms). */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverTime: number;
}

/** A client's idea of server time. */
export interface WireClock {
  /** Learns from an answer; samples with a round trip over 10 s are ignored. */
  learn(sample: ClockSample): void;
  /** Forgets all samples and takes this one: the server said that our time is wrong (104). */
  resync(sample: ClockSample): void;
  /** Server time as best known, ms since epoch, rounded down. */
  now(): number;
  /** Next value of `sequence`: corrected time, strictly increasing. */
  nextSequence(): string;
}

/** Builds a clock on a local time base in ms since epoch that must not jump with the computer's clock. */
export function createClock(localNow: () => number): WireClock {
  let samples: { offset: number; roundTrip: number }[] = [];
  let offset = 0;
  let last = 0;

  const now = () => Math.floor(localNow() + offset);
  const learn = ({ sentAt, receivedAt, serverTime }: ClockSample) => {
    const roundTrip = receivedAt - sentAt;
    if (!(roundTrip >= 0 && roundTrip <= MAX_ROUND_TRIP_MS) || !Number.isFinite(serverTime)) return;
    samples = [...samples, { offset: serverTime - (sentAt + receivedAt) / 2, roundTrip }].slice(-MAX_SAMPLES);
    offset = samples.reduce((best, sample) => (sample.roundTrip <= best.roundTrip ? sample : best)).offset;
  };

  return {
    learn,
    now,
    resync: ({ sentAt, receivedAt, serverTime }) => {
      // Taken however slow it was: half a round trip is a smaller error than the one just refused.
      samples = [];
      offset = serverTime - (sentAt + receivedAt) / 2;
    },
    nextSequence: () => {
      const current = now();
      // After a large correction backwards, counting on from the wrong time would be refused for ever.
      last = last - current > MAX_LEAD_MS ? current : Math.max(last + 1, current);
      return String(last);
    },
  };
}

/** Whether a well-formed `sequence` lies within the window around server time (ms). */
export function isWithinWindow(sequence: string, serverNow: number): boolean {
  return Math.abs(Number(sequence) - serverNow) <= CLOCK_WINDOW_MS;
}

/** Whether a signed view URL may still be used: for ten minutes after its `sequence`, which may not lie ahead. */
export function isViewAlive(sequence: string, serverNow: number): boolean {
  const age = serverNow - Number(sequence);
  return age < VIEW_LIFE_MS && age >= -VIEW_LEAD_MS;
}

const MAX_SAMPLES = 20;
const MAX_ROUND_TRIP_MS = 10_000;
const MAX_LEAD_MS = 60_000;
