import { Type } from 'typebox';

/** What calls of FlockScore have in common that somebody makes for their own farms. */
export const own = { access: 'signed-in', sides: ['poultry'], rate: 'general', owner: 'self' } as const;

/** Made by devices, so that work without a network has its names at once (shared/scoring/entries.ts). */
export const DeviceId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' });
