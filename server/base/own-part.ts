import type { Text } from '#core/texts/text.ts';
import type { Queryable, Tx } from '#server/database/database.ts';
import type { PgTable } from '#server/database/pg-tables.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** An account on its way out, over all tenants, with the rights of the owner of the tables. */
export interface Erasure {
  readonly db: Tx;
  readonly accountId: string;
  readonly email: string | null;
  readonly now: Date;
  readonly services: Services;
}

/** What the product knows of a person in one place: how it is given out, and what becomes of it in the end. */
export interface OwnPart {
  /** Key in the archive's data.json. */
  readonly key: string;
  readonly name: Text;
  /** The tables whose rows carry the person's id that this part answers for. */
  readonly tables: readonly PgTable[];
  /** What the archive says; left out when there is nothing a person could use. */
  read?(scope: ActorScope): Promise<unknown>;
  /** Refuses while somebody else still needs the account. */
  refuse?(db: Queryable, accountId: string): Promise<void>;
  erase?(erasure: Erasure): Promise<void>;
  /** Why rows stay when the account is gone. */
  readonly kept?: Text;
}
