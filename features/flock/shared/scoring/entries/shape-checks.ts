/** Why an entry cannot be kept or a section not be completed; words under `rules` in features/flock/texts/findings. */
export const refusals = [
  'unknownKey',
  'wrongShape',
  'empty',
  'tooLong',
  'scoreOutside',
  'tooManyItems',
  'tooManyReadings',
  'numberTaken',
  'ppmOutside',
  'limitsWrong',
  'dayWrong',
  'photoTooBig',
  'tallyTooMany',
  'bothScores',
  'nothingScored',
  'fourLocations',
] as const;
export type RefusalKey = (typeof refusals)[number];

export type Verdict = 'ok' | RefusalKey;

/** Looks at one value of unknown origin. */
export type Check = (value: unknown) => Verdict;

/** `ok`, or the first refusal of several checks. */
export function firstOf(verdicts: Iterable<Verdict>): Verdict {
  for (const verdict of verdicts) if (verdict !== 'ok') return verdict;
  return 'ok';
}

const when = (isRight: boolean, otherwise: RefusalKey = 'wrongShape'): Verdict => (isRight ? 'ok' : otherwise);

export const yesNo: Check = (value) => when(typeof value === 'boolean');

export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null ? 'ok' : check(value);

export const oneOf =
  (names: readonly unknown[]): Check =>
  (value) =>
    when(names.includes(value));

/** Text of at most `max` characters; `isFilled` refuses what is only spaces. */
export const text =
  (max: number, { isFilled = false } = {}): Check =>
  (value) => {
    if (typeof value !== 'string') return 'wrongShape';
    if (isFilled && value.trim() === '') return 'empty';
    return when(value.length <= max, 'tooLong');
  };

export const matching =
  (pattern: RegExp): Check =>
  (value) =>
    when(typeof value === 'string' && pattern.test(value));

export const whole =
  (min: number, max: number, otherwise?: RefusalKey): Check =>
  (value) =>
    Number.isInteger(value) ? when((value as number) >= min && (value as number) <= max, otherwise) : 'wrongShape';

export const number =
  (min: number, max: number, otherwise?: RefusalKey): Check =>
  (value) =>
    Number.isFinite(value) ? when((value as number) >= min && (value as number) <= max, otherwise) : 'wrongShape';

export const list =
  (check: Check, most: number, least = 0): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return 'wrongShape';
    return firstOf(value.map(check));
  };

/** An object with exactly these properties; those of `extra` may be missing. */
export const record =
  (shape: Readonly<Record<string, Check>>, extra: Readonly<Record<string, Check>> = {}): Check =>
  (value) => {
    if (!isObject(value)) return 'wrongShape';
    const all = { ...shape, ...extra };
    const isExact =
      Object.keys(shape).every((name) => Object.hasOwn(value, name)) &&
      Object.keys(value).every((name) => Object.hasOwn(all, name));
    return isExact ? firstOf(Object.entries(value).map(([name, inner]) => all[name]!(inner))) : 'wrongShape';
  };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A day that the calendar has, YYYY-MM-DD, of this century. */
export const day: Check = (value) => {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return 'dayWrong';
  const date = new Date(`${value}T00:00:00Z`);
  return when(!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value), 'dayWrong');
};

/** A moment as `toISOString` writes it. */
export const moment: Check = (value) =>
  when(
    typeof value === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
  );
