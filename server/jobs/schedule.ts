import type { Services } from '../services.ts';

/** Work that comes round: once in the whole installation, on whichever node is free. */
export interface Schedule {
  readonly name: string;
  /** Minute, hour, day, month, weekday; Shanghai time. */
  readonly cron: string;
  run(services: Services): Promise<unknown>;
}
