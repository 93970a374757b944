import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { errors } from '#core/error-table.ts';
import type { Form } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { createDraft } from './draft.ts';
import type { SaveLink, SectionCopy } from './draft-state.ts';
import { openOutbox } from './outbox.ts';
import { joinTabs } from './tabs.ts';

const label = { CN: '字段', EN: 'Field' };
const form: Form = {
  sections: [
    {
      key: 'record',
      title: label,
      fields: [
        { kind: 'text', key: 'a', label, max: 20 },
        { kind: 'text', key: 'b', label, max: 20 },
      ],
    },
  ],
};

let names = 0;

/** A tab of one browser over a record; every save goes to `save`. */
async function openTab(
  factory: IDBFactory,
  save: SaveLink['save'],
  start: { rev: number; values: Values; theirs?: SectionCopy[] },
) {
  const draft = createDraft({
    form,
    user: 'u',
    programme: 'p',
    id: '1',
    outbox: await openOutbox(factory),
    link: { save, read: async () => start.theirs ?? [] },
    tabs: joinTabs('base', `b${++names}`),
    clock: { now: () => 0, after: () => () => undefined },
  });
  draft.load([{ key: 'record', rev: start.rev, values: start.values, savedAt: null }]);
  await draft.recover();
  return draft;
}

const away: SaveLink['save'] = async () => {
  throw new CallError({ key: 'NETWORK', code: errors.NETWORK.code, msg: 'away' });
};

test('what was typed while a record was saved stays, and is sent over the new state', async () => {
  const sent: unknown[] = [];
  const save: SaveLink['save'] = async (input) => {
    sent.push([input.baseRev, input.patch]);
    return { id: '1', rev: input.baseRev + 1, values: { a: 'saved', b: 'typed since' }, savedAt: '' };
  };
  const draft = await openTab(new IDBFactory(), save, { rev: 3, values: { a: 'before' } });
  draft.change('record', 'a', 'saved');
  draft.change('record', 'b', 'typed since');
  draft.adopt('record', { rev: 5, values: { a: 'saved' } });
  expect(await draft.flush()).toBe(true);
  expect(sent).toEqual([[5, { b: 'typed since' }]]);
  expect(draft.getState().sections.record?.typed).toEqual({ a: 'saved', b: 'typed since' });
  draft.leave();
});

test('a draft that begins anew over another state asks about what both changed, whatever its revision', async () => {
  const factory = new IDBFactory();
  const first = await openTab(factory, away, { rev: 0, values: { a: 'old', b: 'old' } });
  first.change('record', 'a', 'mine');
  await first.flush();
  first.leave();
  const again = await openTab(factory, away, { rev: 0, values: { a: 'theirs', b: 'new' } });
  expect(again.getState().sections.record).toMatchObject({ typed: { a: 'mine', b: 'new' }, conflicts: ['a'] });
  again.leave();
});

test('nothing is saved while the tenant of the session is another one, and nothing is lost', async () => {
  const factory = new IDBFactory();
  const elsewhere: SaveLink['save'] = async () => {
    throw new CallError({ key: 'TENANT_CHANGED', code: errors.TENANT_CHANGED.code, msg: 'another tenant' });
  };
  const draft = await openTab(factory, elsewhere, { rev: 0, values: {} });
  draft.change('record', 'a', 'mine');
  expect(await draft.flush()).toBe(false);
  expect(draft.getState().status).toBe('expired');
  expect(draft.hasUnsaved()).toBe(true);
  draft.leave();
});

test('what was saved elsewhere since a choice was offered is offered again before it is taken', async () => {
  const at = (rev: number, a: string): SectionCopy => ({ key: 'record', rev, values: { a }, savedAt: null });
  const draft = await openTab(new IDBFactory(), away, { ...at(1, 'start'), theirs: [at(3, 'theirs anew')] });
  draft.change('record', 'a', 'mine');
  draft.load([at(2, 'theirs')]);
  expect(draft.getState().sections.record?.conflicts).toEqual(['a']);
  expect(await draft.resolve('record', 'a', 'theirs')).toBe(false);
  const { record } = draft.getState().sections;
  expect([record?.conflicts, record?.base.a, record?.typed.a]).toEqual([['a'], 'theirs anew', 'mine']);
  expect(await draft.resolve('record', 'a', 'theirs')).toBe(true);
  expect([draft.getState().sections.record?.typed.a, draft.hasUnsaved()]).toEqual(['theirs anew', false]);
  draft.leave();
});

test('what is known of the writer is not saved alone, and goes with the first thing typed', async () => {
  const sent: Values[] = [];
  const save: SaveLink['save'] = async ({ patch }) => {
    sent.push(patch);
    return { id: '1', rev: 1, values: { a: 'typed', b: 'known' }, savedAt: '' };
  };
  const draft = await openTab(new IDBFactory(), save, { rev: 0, values: {} });
  draft.fill({ record: { b: 'known' } });
  expect(await draft.flush()).toBe(true);
  expect([sent, draft.hasUnsaved(), draft.getState().sections.record?.typed.b]).toEqual([[], false, 'known']);
  draft.change('record', 'a', 'typed');
  expect(await draft.flush()).toBe(true);
  expect(sent).toEqual([{ a: 'typed', b: 'known' }]);
  draft.leave();
});
