import { composeCall } from '#core/wire/compose.ts';
import { type Pairs, serialisePairs } from '#core/wire/pairs.ts';
import { runVectors } from '#core/wire/vectors.ts';
import { openKeyStore } from '#web/kit/wire/key-store.ts';
import { loadPrimitives } from '#web/kit/wire/load-primitives.ts';
import { createSessions } from '#web/kit/wire/sessions.ts';

const primitives = await loadPrimitives();
const store = await openKeyStore();
const sessions = createSessions({
  primitives,
  store,
  openGuest: (fields) => post('/open', serialisePairs(fields)),
});
const heard: (string | undefined)[] = [];
sessions.onChange((token) => heard.push(token));

let sequence = Date.now();

/** What the journeys of the wire protocol do inside a page. */
const page = {
  runVectors: () => runVectors(primitives),
  token: async () => (await sessions.current('EN')).token,
  areKeysReadable: async () => {
    const { keys } = await sessions.current('EN');
    return Object.values(keys).map((key) => !(key instanceof CryptoKey) || key.extractable);
  },
  call: async (business: Pairs) => (await send('/call', business)).answer,
  enter: async () => {
    const { answer, session, line } = await send('/enter', []);
    await sessions.enter(answer, { session, line });
  },
  leave: async () => sessions.leave((await sessions.current('EN')).token),
  heard: () => heard.map(String),
  isLasting: () => store.isLasting,
};

async function send(path: string, business: Pairs) {
  const session = await sessions.current('EN');
  const call = { method: 'POST', path, lang: 'EN', sequence: String(sequence++), business, isSealed: true } as const;
  const { text, line } = await composeCall(primitives, session, call);
  return { answer: await post(path, text), session, line };
}

async function post(path: string, body: string) {
  return (await fetch(path, { method: 'POST', body })).json();
}

declare global {
  var wire: typeof page;
}
globalThis.wire = page;
