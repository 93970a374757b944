import { Refusal } from '#core/errors.ts';
import type { Services } from '../../services.ts';

/** Bytes below which uploads stop, so that forms can still be saved. */
const reserve = 1024 ** 3;

/** Throws MAINTENANCE when the disk is nearly full. */
export async function requireRoom({ storage, log }: Services): Promise<void> {
  const free = await storage.freeBytes();
  if (free >= reserve) return;
  log.warn(`uploads are refused: ${Math.round(free / 1024 ** 2)} MB are left for files`);
  throw new Refusal('MAINTENANCE', { cause: 'too little room for files' });
}
