import { Type } from 'typebox';
import { Id, Nullable } from '#core/contracts/shapes.ts';

/** What visitors and shops do without signing in, and what a holder does with the own card. */
export const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
export const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
export const reading = { method: 'GET', class: 'R' } as const;
export const writing = { method: 'POST', class: 'W' } as const;
export const Day = Type.String();
/** The shop and the key of the link that its staff was given. */
export const link = { shop: Id, key: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }) };

/** What is there for all holders together, and whether it needs booking. */
export const stocked = { stockLeft: Nullable(Type.Integer()), needsBooking: Type.Boolean() };
