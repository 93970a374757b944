import { alone, createBackoff, onWake } from './turns.ts';

export interface QueueParts {
  /** Names the queue among the tabs of this browser; null while there is nothing to send from. */
  name(): string | null;
  /** Sends what waits, in order, in its own turn among the tabs, and reads what is new; throws where it could not. */
  round(inTurn: (act: () => Promise<void>) => Promise<void>): Promise<void>;
  /** What became of a round that threw: the ms that the server asks to wait, if any; null to wait until something wakes it. */
  settle(error: unknown): number | null;
  /** Ms of each wait after a failure, the last one from then on. */
  readonly waits: readonly number[];
  /** Ms between two looks at what is new, while somebody looks at the page. */
  readonly lookEvery: number;
  /** Ms in which what is written in quick rows is gathered, to go out together. */
  readonly gatherFor: number;
}

/** Sends what a device keeps, in one tab at a time, and waits out what can be waited out. */
export interface Queue {
  /** Begins, and stays awake until stopped: on a network, on a sign-in, on looking at the page, and every so often. */
  start(): void;
  stop(): void;
  /** Something was written: it goes out soon, or with the next try. */
  written(): void;
  /** Sends now, whatever was tried before; resolves when that round has ended, well or not. */
  now(): Promise<void>;
}

export function createQueue({ name, round, settle, waits, lookEvery, gatherFor }: QueueParts): Queue {
  const backoff = createBackoff(waits);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let stops: (() => void)[] = [];

  const soon = () => {
    backoff.reset();
    runIn(0);
  };

  function runIn(ms: number): void {
    if (stops.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = tryRound().finally(() => {
      running = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      runIn(gatherFor);
    });
    return running;
  }

  async function tryRound(): Promise<void> {
    const own = name();
    if (own === null) return;
    try {
      await round((act) => alone(own, act));
      backoff.reset();
    } catch (error) {
      const asked = settle(error);
      if (asked !== null) runIn(backoff.next(asked));
    }
  }

  return {
    start() {
      if (stops.length === 0) {
        const look = () => document.visibilityState === 'visible' && soon();
        const looks = setInterval(look, lookEvery);
        document.addEventListener('visibilitychange', look);
        stops = [
          onWake(soon),
          () => clearInterval(looks),
          () => document.removeEventListener('visibilitychange', look),
        ];
      }
      soon();
    },
    stop() {
      for (const stop of stops) stop();
      stops = [];
      clearTimeout(timer);
    },
    written() {
      // After a failure the wait that is pending holds for all.
      if (!backoff.hasFailed || timer === undefined) runIn(backoff.hasFailed ? 0 : gatherFor);
    },
    async now() {
      backoff.reset();
      // One under way may have read before what is waited for.
      await running;
      await run();
    },
  };
}
