import { programmeFaults } from './faults.ts';
import type { Programme } from './programme.ts';

/** Checks a programme at load and returns it; throws an Error that names the file and every fault. */
export function defineProgramme(file: string, programme: Programme): Programme {
  const faults = programmeFaults(programme);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  return programme;
}
