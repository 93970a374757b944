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

process.on('message', (ms) => {
  ahead += Number(ms);
  process.send?.('moved');
});
// The line to the parent keeps no server running that is told to stop.
process.channel?.unref();
