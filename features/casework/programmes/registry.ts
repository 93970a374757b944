import { apartApply } from './apart-apply.ts';
import type { Programme } from './programme.ts';
import { saApply } from './sa-apply.ts';
import { talentApply } from './talent-apply.ts';

const all = [talentApply, apartApply, saApply] as const;

/** Every programme, in the order of the services page. */
export const programmes: readonly Programme[] = all;

export type ProgrammeCode = (typeof all)[number]['code'];

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
