/** Whether the long tests run: every journey and language, more rounds, more random cases. Set by `npm run test:night`. */
export const isNight = process.env.NIGHT === '1';

/** How much of something a run does: by day, or at night. */
export function byNight<Day, Night>(day: Day, night: Night): Day | Night {
  return isNight ? night : day;
}

/** Leaves out of Playwright's run what a title gives to the night. */
export const withoutNight = '--grep-invert=@night';
