import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { publications } from '#features/contents/server/tables.ts';
import { prepared } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { type Handler, handle } from '#server/handle.ts';

/** About as many bytes as a list of twenty notices. */
const filler = 'x'.repeat(9000);
const readOne = prepared('floor_read', (db) =>
  db
    .select({ id: publications.id })
    .from(publications)
    .where(sql`id = ${sql.placeholder('id')}`),
);

/** The floor: the whole way of a call with one statement in the place of the business, a read or a write. */
export const floor: readonly Handler[] = [
  handle(preferenceCall, async (scope) => {
    await readOne(scope.db).execute({ id: 'n1' });
    return { value: filler };
  }),
  handle(savePreferenceCall, async (scope, { key, value = '' }) => {
    await scope.db.insert(preferences).values({ accountId: scope.actor.id, key, value });
    return {};
  }),
];

/** What is asked of the floor. */
export const floorRead = { path: preferenceCall.path, inputs: [{ key: 'a' }] };
export const floorWrite = { path: savePreferenceCall.path, inputs: [{ key: 'k#n', value: 'v' }] };
