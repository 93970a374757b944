import { Refusal } from '#core/errors.ts';
import type { Services } from '#server/services.ts';

/** Throws MAINTENANCE when the disk is nearly full: files stop first, so that forms can still be saved. */
export async function requireRoomForFiles({ room }: Services): Promise<void> {
  if ((await room.look()) !== 'ample') throw new Refusal('MAINTENANCE', { cause: 'too little room for files' });
}
