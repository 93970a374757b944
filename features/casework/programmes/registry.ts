import { programmeHeads } from './heads.ts';
import type { Programme } from './programme.ts';

/** Every definition, in the order of the services page. Front ends read heads, and load the one they need. */
export const programmes: readonly Programme[] = await Promise.all(programmeHeads.map(({ load }) => load()));

/** The programme with a code, or undefined. */
export function findProgramme(code: string): Programme | undefined {
  return programmes.find((programme) => programme.code === code);
}

/** The programme with a code; throws a RangeError for an unknown one. */
export function getProgramme(code: string): Programme {
  const programme = findProgramme(code);
  if (!programme) throw new RangeError(`No programme has the code ${code}`);
  return programme;
}
