import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { Form } from '#core/forms/section.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createDraft } from './draft.ts';
import { openOutbox } from './outbox.ts';
import { joinTabs } from './tabs.ts';

const label = { CN: '字段', EN: 'Field' };
const form: Form = { sections: [{ key: 'one', title: label, fields: [{ kind: 'text', key: 'a', label, max: 20 }] }] };
const person = (userId: string) => ({
  userId,
  loginName: userId,
  nickname: userId,
  tenantId: null,
  tenantName: { CN: '', EN: '' },
  tenants: [],
  permCodes: [],
  avatar: null,
  tags: [],
});

afterEach(() => useSession.getState().clear());

test('what one person wrote is never sent for the next, and is there when the first is back', async () => {
  const sent: unknown[] = [];
  const outbox = await openOutbox();
  useSession.getState().setUser(person('lin'));
  const draft = createDraft({
    form,
    user: 'lin',
    programme: 'talentapply',
    outbox,
    tabs: joinTabs('lin.talentapply', 'one'),
    link: {
      save: async ({ patch }) => {
        sent.push(patch);
        return { id: '1', rev: 1, values: patch, savedAt: '2026-11-22T00:00:00.000Z' };
      },
      read: async () => [],
    },
  });
  draft.load([]);
  draft.change('one', 'a', '林晓写的');
  useSession.getState().setUser(person('wu'));
  expect(await draft.flush()).toBe(false);
  expect(sent).toEqual([]);
  expect(await outbox.drafts('lin', 'talentapply')).toMatchObject([
    { sections: { one: { typed: { a: '林晓写的' } } } },
  ]);
  useSession.getState().setUser(person('lin'));
  expect(await draft.flush()).toBe(true);
  expect(sent).toEqual([{ a: '林晓写的' }]);
  draft.leave();
});
