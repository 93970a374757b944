import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptDraftCall, saveKeptDraftCall } from '#core/contracts/kept-drafts.ts';
import { setPath } from '#core/forms/paths.ts';
import type { Values } from '#core/forms/values.ts';
import { recordForm, recordSection } from '#core/kept-drafts/kept-form.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { caseForm } from '#features/casework/shared/case-form.ts';
import { getResource } from '#features/resources.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { openPage } from '#web/kit/testing/page.ts';
import { createPeer, type Peer } from '#web/kit/testing/wire-peer.ts';
import type { KeptTarget } from './kept.ts';

interface Stored {
  readonly ground: { rev: number; values: Values } | null;
  readonly sections: Readonly<Record<string, { rev: number; values: Values }>>;
}

let peer: Peer;
let stored: Map<string, Stored>;
/** Tenant, person and words of every save that arrived. */
let saves: [string, string, Values][];
let isAway = false;

beforeEach(() => {
  peer = createPeer(nodePrimitives);
  stored = new Map();
  saves = [];
  isAway = false;
  const user = { tenantId: 'a', tenantName: { CN: '', EN: '' }, tenants: [], permCodes: [], nickname: '' };
  peer.on(acloginCall, ({ loginName }, call) => peer.signIn(loginName, call, { ...user, loginName }));
  peer.on(keptDraftCall, ({ tenantId, form, object }, { userId }) => {
    const { ground = null, sections = {} } = stored.get(`${tenantId} ${userId} ${form} ${object}`) ?? {};
    const { sections: known } = form === 'case' ? caseForm : recordForm(getResource(form));
    const present = ({ key }: { key: string }) => ({
      key,
      savedAt: null,
      ...(sections[key] ?? { rev: 0, values: {} }),
    });
    return { ground, sections: known.map(present) };
  });
  peer.on(saveKeptDraftCall, ({ tenantId, form, object, section, baseRev, patch, ground }, { userId }) => {
    if (isAway) return { refuse: 'UNEXPECTED' };
    const target = `${tenantId} ${userId} ${form} ${object}`;
    const before = stored.get(target) ?? { ground: null, sections: {} };
    const { rev, values } = before.sections[section] ?? { rev: 0, values: ground?.values ?? {} };
    if (rev !== baseRev) return { refuse: 'CONFLICT', obj: { section, rev } };
    saves.push([tenantId, userId, patch]);
    const next = Object.entries(patch).reduce((all, [path, value]) => setPath(all, path, value ?? undefined), values);
    stored.set(target, {
      ground: ground ?? before.ground,
      sections: { ...before.sections, [section]: { rev: rev + 1, values: next } },
    });
    return { id: 'd', section, rev: rev + 1, values: next, savedAt: new Date().toISOString() };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of the office in which somebody is signed in, after whoever was before them has left. */
async function openOffice(loginName: string) {
  const page = await openPage({ peer, side: 'office' });
  const { sessions, signed } = await page.connection();
  const before = await signed();
  if (before) await sessions.leave(before.token);
  page.useSession.getState().clear();
  await page.call(acloginCall, { loginName, loginPwd: 'x' } as never);
  const { isOpen, openKept } = await import('./kept.ts');
  const target = (object: string, part: Partial<KeptTarget> = {}): KeptTarget => ({
    userId: loginName,
    tenantId: 'a',
    form: caseForm,
    object,
    ...part,
  });
  return { ...page, isOpen, openKept, target };
}

test('words that the server never got are found by the next page, of the same person in the same tenant only', async () => {
  const first = await openOffice('wang');
  const kept = await first.openKept(first.target('c1'));
  isAway = true;
  kept.draft.change('opinion', 'text', '没送到');
  expect(await kept.draft.flush()).toBe(false);
  kept.draft.leave();
  isAway = false;

  const other = await openOffice('li');
  expect((await other.openKept(other.target('c1'))).draft.getState().sections.opinion?.typed).toEqual({});
  const again = await openOffice('wang');
  const elsewhere = again.target('c1', { tenantId: 'b' });
  expect((await again.openKept(elsewhere)).draft.getState().sections.opinion?.typed).toBeUndefined();
  expect(saves).toEqual([]);
  const found = await again.openKept(again.target('c1'));
  expect(found.draft.getState().sections.opinion?.typed).toEqual({ text: '没送到' });
  expect(await found.draft.flush()).toBe(true);
  expect(saves).toEqual([['a', 'wang', { text: '没送到' }]]);
  found.draft.leave();
});

test('nothing is sent for whoever signed in meanwhile, nor into the tenant of another tab', async () => {
  const page = await openOffice('wang');
  const kept = await page.openKept(page.target('c2'));
  kept.draft.change('opinion', 'text', '只给甲');
  page.useSession.getState().switchTenant({ tenantId: 'b', tenantName: { CN: '', EN: '' }, permCodes: [] });
  expect(await kept.draft.flush()).toBe(false);
  const become = (userId: string) => {
    page.useSession.getState().setUser({ ...page.useSession.getState().user!, userId, tenantId: 'a' });
    // As whoever reads the page answers when it asks.
    page.useSession.getState().followElsewhere();
  };
  become('li');
  expect(await kept.draft.flush()).toBe(false);
  expect(kept.draft.getState().status).toBe('expired');
  become('wang');
  expect(await kept.draft.flush()).toBe(true);
  expect(saves).toEqual([['a', 'wang', { text: '只给甲' }]]);
  kept.draft.leave();
});

test('over a record only what differs is sent, the record once; another opening of the target takes over', async () => {
  const form = recordForm(getResource('notify'));
  const page = await openOffice('wang');
  const start = { rev: 3, values: { titleCN: '原来的', titleEN: 'As it was' } };
  const base = { start, read: async () => start };
  const kept = await page.openKept(page.target('n1', { form }), base);
  expect(kept.draft.hasUnsaved()).toBe(false);
  kept.draft.change(recordSection, 'titleCN', '改了');
  await kept.draft.flush();
  kept.draft.change(recordSection, 'titleCN', '又改了');
  await kept.draft.flush();
  expect(saves.map(([, , patch]) => patch)).toEqual([{ titleCN: '改了' }, { titleCN: '又改了' }]);
  expect(stored.get('a wang notify n1')?.ground).toEqual(start);

  const next = await page.openKept(page.target('n1', { form }), {
    ...base,
    start: { rev: 4, values: { titleCN: '对方的' } },
  });
  expect([await page.isOpen(kept), await page.isOpen(next)]).toEqual([false, true]);
  // What was typed over an earlier state says so, and waits to be laid over the new one.
  expect(next.ground?.get()).toEqual(start);
  expect(next.draft.getState().sections[recordSection]?.typed).toEqual({ titleCN: '又改了', titleEN: 'As it was' });
  next.draft.leave();
});
