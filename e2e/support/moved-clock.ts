import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/**
 * Loaded into a server before anything else (`--import`): its clock goes ahead by as many ms as its parent says, so that a
 * test need not wait for working days to pass. Nothing but the clock differs from the server that is shipped.
 */
let ahead = 0;

globalThis.Date = new Proxy(Date, {
  construct: (real, args, called) => Reflect.construct(real, args.length > 0 ? args : [real.now() + ahead], called),
  get: (real, key, receiver) => (key === 'now' ? () => real.now() + ahead : Reflect.get(real, key, receiver)),
});

// The clock that stamps files is the same one: what was written a moment ago is not taken for left behind weeks ago.
const { stat } = files;
files.stat = new Proxy(stat, {
  apply: async (real, receiver, input) => {
    const found = await Reflect.apply(real, receiver, input);
    found.mtimeMs = Number(found.mtimeMs) + ahead;
    found.mtime = new Date(found.mtimeMs);
    return found;
  },
});
syncBuiltinESMExports();

process.on('message', (ms) => {
  ahead += Number(ms);
  process.send?.('moved');
});
// The line to the parent keeps no server running that is told to stop.
process.channel?.unref();
