/** Walks the business log of every tenant: `npm run verify-log`. Ends with code 1 and the first broken line, if any. */

import { verifyChain } from '#server/base/business-log/verify-chain.ts';
import { openDatabase } from '#server/database/open.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { readEnv } from '#server/env.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };
const { database, stop } = await open();
const all = await database.asOwner((db) => db.select({ id: tenants.id, name: tenants.nameCN }).from(tenants));
for (const { id, name } of all) {
  const report = await database.read(id, (db) => verifyChain(db, id));
  console.log(
    `${name}: ${report.rows} lines, ${report.intact ? `intact, head ${report.head}` : `broken at ${report.brokenAt}`}`,
  );
  if (!report.intact) process.exitCode = 1;
}
await stop();

async function open() {
  try {
    return await openDatabase({ env: readEnv(process.env), log: quiet });
  } catch (error) {
    // What an operator can mend (a server that still runs, a wrong address) comes as one sentence.
    console.error((error as Error).message);
    process.exit(1);
  }
}
