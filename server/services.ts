import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Features } from './features.ts';
import type { Keys } from './keys.ts';
import type { Room } from './room.ts';
import type { Storage } from './storage.ts';

/** What the node has once: built by main.ts, or by a test, and handed to app.ts. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly keys: Keys;
  readonly storage: Storage;
  readonly room: Room;
  readonly features: Features;
  readonly log: FastifyBaseLogger;
  /** The server's clock; tests bring their own. */
  readonly clock: () => Date;
}
