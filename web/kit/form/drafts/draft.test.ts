import { IDBFactory } from 'fake-indexeddb';
import type { ErrorKey } from '#core/error-table.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errors } from '#core/error-table.ts';
import { getPath } from '#core/forms/paths.ts';
import type { Form } from '#core/forms/section.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import { applyPatch } from '#server/base/drafts/patch.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { createDraft, type Draft } from './draft.ts';
import type { DraftClock, SaveLink, SectionCopy } from './draft-state.ts';
import { openOutbox } from './outbox.ts';
import { joinTabs } from './tabs.ts';

const label = { CN: '字段', EN: 'Field' };
const form: Form = {
  sections: [
    {
      key: 'one',
      title: label,
      fields: [
        { kind: 'text', key: 'a', label, max: 20 },
        { kind: 'text', key: 'b', label, max: 20 },
        { kind: 'number', key: 'n', label, decimals: 0 },
        {
          kind: 'rows',
          key: 'rows',
          label,
          item: label,
          max: 50,
          summary: ['{x}'],
          fields: [{ kind: 'text', key: 'x', label, max: 20 }],
        },
        { kind: 'certificate', key: 'card', label, types: ['ID_CARD', 'PASSPORT'] },
        { kind: 'date', key: 'birth', label, derive: { rule: 'birth-from-certificate', from: 'card' } },
      ],
    },
    { key: 'two', title: label, fields: [{ kind: 'text', key: 'c', label, max: 20 }] },
  ],
};

let names = 0;

/** A server with the product's own patch rule, revisions and answers kept by name of the save. */
function createServer() {
  const apps: Map<string, SectionCopy>[] = [];
  const answers = new Map<string, object>();
  let applied = 0;
  const save: SaveLink['save'] = async ({ id, section: key, baseRev, patch, clientTx }) => {
    const before = answers.get(clientTx);
    if (before) return structuredClone(before) as never;
    if (id === undefined && apps.length > 0) throw refusal('ALREADY_APPLIED');
    const app = id === undefined ? new Map<string, SectionCopy>() : apps[Number(id)]!;
    const held = app.get(key) ?? { key, rev: 0, values: {}, savedAt: null };
    if (held.rev !== baseRev) throw refusal('CONFLICT', { rev: held.rev, values: held.values });
    const section = form.sections.find((each) => each.key === key)!;
    const result = applyPatch(section, held.values, structuredClone(patch));
    if ('problems' in result) {
      throw refusal('INVALID', { fields: result.problems.map(({ path }) => ({ path, key: 'WRONG_TYPE', msg: 'no' })) });
    }
    const savedAt = new Date(++applied * 1_000).toISOString();
    app.set(key, { key, rev: held.rev + 1, values: result.values, savedAt });
    if (id === undefined) apps.push(app);
    const answer = { id: id ?? String(apps.length - 1), rev: held.rev + 1, values: result.values, savedAt };
    answers.set(clientTx, answer);
    return structuredClone(answer);
  };
  const read = async (id: string) => structuredClone([...apps[Number(id)]!.values()]);
  return {
    apps,
    link: { save, read } as SaveLink,
    values: (key = 'one'): Values => apps[0]?.get(key)?.values ?? {},
  };
}

function refusal(key: ErrorKey, obj: object = {}) {
  const { fields } = obj as { fields?: never[] };
  return new CallError({ key, code: errors[key].code, msg: key, obj: obj as never, ...(fields && { fields }) });
}

/** Time that passes only when a test says so. */
function createClock() {
  let now = 0;
  let timers: { at: number; act: () => void }[] = [];
  const clock: DraftClock = {
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  };
  const pass = async (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { act } of due) act();
    await settle();
  };
  return { clock, pass };
}

/** Lets the outbox, the locks and the messages between tabs come to rest. */
async function settle(rounds = 12) {
  for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve));
}

async function openTab(world: World, id: string | undefined = world.server.apps.length > 0 ? '0' : undefined) {
  const tabs = joinTabs(world.name, `t${++names}`);
  const outbox = await openOutbox(world.factory);
  const draft = createDraft({
    form,
    user: 'u',
    programme: 'p',
    id,
    link: world.link,
    outbox,
    tabs,
    clock: world.time.clock,
  });
  draft.load(id === undefined ? [] : await world.server.link.read(id));
  await draft.recover();
  await settle();
  return draft;
}

interface World {
  readonly name: string;
  readonly factory: IDBFactory;
  readonly server: ReturnType<typeof createServer>;
  readonly time: ReturnType<typeof createClock>;
  link: SaveLink;
}

function createWorld(): World {
  const server = createServer();
  return { name: `w${++names}`, factory: new IDBFactory(), server, time: createClock(), link: server.link };
}

const typedOf = (draft: Draft, key = 'one') => draft.getState().sections[key]?.typed ?? {};

test('typing is sent after a rest, the first save begins the application', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', '林');
  await settle();
  expect([draft.getState().status, world.server.apps.length]).toEqual(['waiting', 0]);
  await world.time.pass(500);
  expect(draft.getState()).toMatchObject({ id: '0', status: 'saved', savedAt: '1970-01-01T00:00:01.000Z' });
  expect(world.server.values()).toEqual({ a: '林' });
  draft.leave();
});

test('a word half typed keeps its space while the server stores it without', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', 'Nordhavn ');
  await world.time.pass(500);
  expect([typedOf(draft).a, world.server.values().a, draft.hasUnsaved()]).toEqual(['Nordhavn ', 'Nordhavn', false]);
  draft.settle('one', 'a');
  expect(typedOf(draft).a).toBe('Nordhavn');
  draft.leave();
});

test('an invalid value is kept and saved as typed', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'n', 'twelve');
  await world.time.pass(500);
  expect([typedOf(draft).n, world.server.values().n]).toEqual(['twelve', 'twelve']);
  draft.leave();
});

test('what not even a draft may hold stays on screen with its message and does not hold up the rest', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', 'x'.repeat(60_000));
  draft.change('one', 'b', 'fine');
  await draft.flush();
  expect(draft.getState().sections.one?.refused).toEqual({ a: 'no' });
  expect(world.server.values()).toEqual({ b: 'fine' });
  draft.change('one', 'a', 'short');
  await draft.flush();
  expect(world.server.values()).toEqual({ a: 'short', b: 'fine' });
  draft.leave();
});

test('a value that follows from another is left to the server', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'card', { type: 'ID_CARD', number: '11010519491231002X' });
  await draft.flush();
  expect(world.server.values().birth).toBe('1949-12-31');
  expect(draft.hasUnsaved()).toBe(false);
  draft.leave();
});

test('a lost answer, and a server that takes no changes for a while, do not make a second application', async () => {
  const world = createWorld();
  let trouble: 'NETWORK' | 'MAINTENANCE' = 'NETWORK';
  world.link = {
    ...world.server.link,
    save: async (input) => {
      if (trouble === 'NETWORK') await world.server.link.save(input);
      throw refusal(trouble);
    },
  };
  const first = await openTab(world);
  first.change('one', 'a', '1');
  await world.time.pass(500);
  expect(first.getState().status).toBe('offline');
  trouble = 'MAINTENANCE';
  await world.time.pass(60_000);
  expect(first.getState().status).toBe('paused');
  first.leave();
  await settle();
  world.link = world.server.link;
  const second = await openTab(world, undefined);
  await settle();
  expect([second.getState().id, typedOf(second).a, world.server.apps.length]).toEqual(['0', '1', 1]);
  second.leave();
});

test('the same field changed elsewhere waits for a choice while other fields go on being saved', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', 'start');
  await draft.flush();
  await world.server.link.save({
    id: '0',
    section: 'one',
    baseRev: 1,
    patch: { a: 'theirs', b: 'also theirs' },
    clientTx: 'x',
  });
  draft.change('one', 'a', 'mine');
  draft.change('one', 'n', '7');
  await draft.flush();
  expect(draft.getState().sections.one?.conflicts).toEqual(['a']);
  expect(typedOf(draft)).toMatchObject({ a: 'mine', b: 'also theirs' });
  expect(world.server.values()).toEqual({ a: 'theirs', b: 'also theirs', n: 7 });
  await draft.resolve('one', 'a', 'mine');
  await settle();
  expect(world.server.values().a).toBe('mine');
  expect(draft.hasUnsaved()).toBe(false);
  draft.leave();
});

test('an open conflict survives the tab, and theirs can be taken later', async () => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', 'start');
  await draft.flush();
  await world.server.link.save({ id: '0', section: 'one', baseRev: 1, patch: { a: 'theirs' }, clientTx: 'x' });
  draft.change('one', 'a', 'mine');
  await draft.flush();
  draft.leave();
  await settle();
  const again = await openTab(world);
  expect([typedOf(again).a, again.getState().sections.one?.conflicts]).toEqual(['mine', ['a']]);
  await again.resolve('one', 'a', 'theirs');
  await settle();
  expect([typedOf(again).a, world.server.values().a, again.hasUnsaved()]).toEqual(['theirs', 'theirs', false]);
  again.leave();
});

const bars = ['WINDOW_CLOSED', 'NOT_AUTHORISED', 'AUTHORISATION_EXPIRED'] as const;
test.each(bars)('after %s nothing more is sent and nothing typed is lost', async (key) => {
  const world = createWorld();
  const draft = await openTab(world);
  draft.change('one', 'a', 'in time');
  await draft.flush();
  world.link.save = async () => {
    throw refusal(key);
  };
  draft.change('one', 'a', 'too late');
  expect(await draft.flush()).toBe(false);
  expect(draft.getState()).toMatchObject({ status: 'barred', barred: { key } });
  expect(typedOf(draft).a).toBe('too late');
  draft.leave();
});

test('a second tab shows what the first one saved', async () => {
  const world = createWorld();
  const first = await openTab(world);
  first.change('one', 'a', '1');
  await first.flush();
  const second = await openTab(world);
  first.change('one', 'b', '2');
  await first.flush();
  await settle();
  expect(typedOf(second)).toEqual({ a: '1', b: '2' });
  first.leave();
  second.leave();
});

const modes = ['up', 'down', 'lost', 'expired', 'full'] as const;
const waits = [100, 500, 2_500, 31_000] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      tab: fc.nat(1),
      field: fc.constantFrom('own', 'two', 'row', 'edit'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(...waits) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('net' as const), mode: fc.constantFrom(...modes) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start' as const), tab: fc.nat(1) }) },
);

test('kills, lost networks, full disks, expired sessions and two tabs: nothing typed is lost, nothing doubles', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const world = createWorld();
      let mode = 'up';
      world.link = {
        ...world.server.link,
        save: async (input) => {
          if (mode === 'expired') throw refusal('SESSION_EXPIRED');
          if (mode === 'down' || mode === 'full') throw refusal(mode === 'down' ? 'NETWORK' : 'MAINTENANCE');
          await new Promise((resolve) => setImmediate(resolve));
          const answer = await world.server.link.save(input);
          if (mode === 'lost') throw refusal('NETWORK');
          return answer;
        },
      };
      const first = await openTab(world);
      first.change('two', 'c', 'begun');
      await first.flush();
      const tabs: (Draft | undefined)[] = [first, await openTab(world)];
      const expected: Record<string, string> = {};
      const rows: Record<string, string> = {};
      let count = 0;
      for (const each of steps) {
        if (each.do === 'pass') await world.time.pass(each.ms);
        if (each.do === 'net') mode = each.mode;
        if (each.do === 'kill') {
          tabs[each.tab]?.leave();
          tabs[each.tab] = undefined;
        }
        if (each.do === 'start') tabs[each.tab] ??= await openTab(world);
        if (each.do === 'type') {
          tabs[each.tab] ??= await openTab(world);
          const tab = tabs[each.tab]!;
          const value = `v${++count}`;
          // Each tab types into its own field, both add rows and edit those they added.
          const mine = each.tab === 0 ? 'a' : 'b';
          if (each.field === 'own') {
            tab.change('one', mine, value);
            expected[mine] = value;
          } else if (each.field === 'two' && each.tab === 0) {
            tab.change('two', 'c', value);
            expected.c = value;
          } else {
            const seen = (typedOf(tab).rows ?? []) as { id: string }[];
            const own = seen.flatMap(({ id }) => (id.startsWith(`r${each.tab}`) ? [id] : []));
            const id = (each.field === 'edit' && own.at(-1)) || `r${each.tab}-${count}`;
            tab.change('one', `rows[${id}].x`, value);
            rows[id] = value;
          }
          await settle(4);
        }
      }
      for (const tab of tabs) tab?.leave();
      await settle();
      mode = 'up';
      const last = await openTab(world);
      await last.flush();
      // A tab that took over from a dead one may collide with what is typed again: then both values must be there to choose from.
      for (const [key, { conflicts, typed }] of Object.entries(last.getState().sections)) {
        for (const path of conflicts) {
          const row = /\[(.+)\]/.exec(path)?.[1];
          const newest = row ? rows[row] : expected[path];
          const mine = getPath(typed, path);
          const isMine = (isRecord(mine) ? mine.x : mine) === newest;
          await last.resolve(key, path, isMine ? 'mine' : 'theirs');
        }
      }
      expect(await last.flush()).toBe(true);
      const held = world.server.values();
      expect(world.server.apps.length).toBe(1);
      const { c = 'begun', ...one } = expected;
      expect(world.server.values('two').c).toBe(c);
      expect({ a: held.a ?? undefined, b: held.b ?? undefined }).toEqual({ a: one.a, b: one.b });
      const stored = (held.rows ?? []) as { id: string; x: string }[];
      expect(stored.map(({ id, x }) => [id, x]).sort()).toEqual(Object.entries(rows).sort());
      last.leave();
    }),
    { numRuns: 150 },
  );
});
