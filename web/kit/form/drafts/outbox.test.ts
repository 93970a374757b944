import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { makeByHand, putByHand } from '#web/kit/offline/testing.ts';
import { keptDays } from './kept-days.ts';
import { type KeptDraft, openOutbox } from './outbox.ts';

const refusing = {
  open() {
    throw new DOMException('no storage here', 'SecurityError');
  },
} as unknown as IDBFactory;

const draft = (part: Partial<KeptDraft>): KeptDraft => ({
  user: 'u1',
  programme: 'talentapply',
  tab: 't1',
  at: Date.now(),
  sections: { person: { rev: 1, base: {}, typed: { name: '林见微' }, conflicts: [], stamps: {} } },
  ...part,
});

test('what one page kept, the next page of the same browser finds, the oldest first', async () => {
  const factory = new IDBFactory();
  const first = await openOutbox(factory);
  await first.write(draft({ tab: 't2', at: Date.now() - 1_000 }));
  await first.write(draft({ tab: 't1' }));
  const second = await openOutbox(factory);
  const found = await second.drafts('u1', 'talentapply');
  expect(found.map(({ tab }) => tab)).toEqual(['t2', 't1']);
  expect(found[0]?.sections.person?.typed).toEqual({ name: '林见微' });
});

test('another user and another programme see nothing', async () => {
  const outbox = await openOutbox(new IDBFactory());
  await outbox.write(draft({}));
  expect(await outbox.drafts('u2', 'talentapply')).toEqual([]);
  expect(await outbox.drafts('u1', 'apartapply')).toEqual([]);
  expect(await outbox.drafts('u', 'talentapply')).toEqual([]);
});

test('work that nobody came back to is forgotten', async () => {
  const factory = new IDBFactory();
  const outbox = await openOutbox(factory);
  await outbox.write(draft({ at: Date.now() - (keptDays + 1) * 86_400_000 }));
  expect(await outbox.drafts('u1', 'talentapply')).toEqual([]);
});

test('a note is kept until it is emptied', async () => {
  const factory = new IDBFactory();
  await (await openOutbox(factory)).writeNote('u1', 'reply-1', '合同已续签');
  const outbox = await openOutbox(factory);
  expect(await outbox.note('u1', 'reply-1')).toBe('合同已续签');
  await outbox.writeNote('u1', 'reply-1', '');
  expect(await outbox.note('u1', 'reply-1')).toBe('');
});

test('a browser that refuses storage keeps the work for as long as the page lives, and says so', async () => {
  const outbox = await openOutbox(refusing);
  await outbox.write(draft({}));
  expect(outbox.isLasting).toBe(false);
  expect(await outbox.drafts('u1', 'talentapply')).toHaveLength(1);
});

test('what an earlier version of the page kept on a device is all there, and goes on from there', async () => {
  const factory = new IDBFactory();
  const before = await makeByHand(factory, 'tw.outbox', { kept: null });
  const [first, second] = [draft({ tab: 't1', at: Date.now() - 1_000 }), draft({ tab: 't2' })];
  await putByHand(before, 'kept', [
    [first, 'draft/u1/talentapply/t1'],
    [second, 'draft/u1/talentapply/t2'],
    [draft({ user: 'u2' }), 'draft/u2/talentapply/t1'],
    [{ text: '合同已续签', at: Date.now() }, 'note/u1/reply-1'],
  ]);
  // A tab of that version may still be open beside the new one.
  const outbox = await openOutbox(factory);
  expect(outbox.isLasting).toBe(true);
  expect(await outbox.drafts('u1', 'talentapply')).toEqual([first, second]);
  expect(await outbox.note('u1', 'reply-1')).toBe('合同已续签');
  await outbox.remove(first);
  expect(await (await openOutbox(factory)).drafts('u1', 'talentapply')).toEqual([second]);
});
