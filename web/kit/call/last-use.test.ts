import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferenceCall } from '#features/accounts/calls/own-account.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { openPage } from '#web/kit/testing/page.ts';
import { createPeer } from '#web/kit/testing/wire-peer.ts';

const start = Date.UTC(2026, 2, 2);
let elapsed: number;
let listeners: Map<string, (event: { isTrusted: boolean }) => void>;

beforeEach(() => {
  elapsed = 0;
  listeners = new Map();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(start);
  vi.spyOn(Date, 'now').mockImplementation(() => start + elapsed);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => import('./last-use.ts');
const happen = (name: string, isTrusted = true) => listeners.get(name)?.({ isTrusted });

test('opening the page, typing, pressing and turning the wheel are its use; time and the page itself are not', async () => {
  const { idleSeconds, noteUse, wasTouched } = await open();
  expect(idleSeconds()).toBe(0);
  elapsed = 61_900;
  expect([idleSeconds(), wasTouched()]).toEqual([61, false]);
  for (const name of ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove', 'drop', 'paste']) {
    elapsed += 10_000;
    happen(name);
    expect([name, idleSeconds(), wasTouched()]).toEqual([name, 0, true]);
  }
  elapsed += 30_000;
  happen('click', false);
  for (const name of ['focus', 'visibilitychange', 'pointermove', 'mousemove', 'scroll']) happen(name);
  expect(idleSeconds()).toBe(30);
  noteUse();
  expect(idleSeconds()).toBe(0);
});

test('neither a computer that slept nor a clock set back makes the time shorter', async () => {
  const { idleSeconds } = await open();
  vi.spyOn(Date, 'now').mockImplementation(() => start + 1_200_000);
  expect(idleSeconds()).toBe(1_200);
  elapsed = 1_500_000;
  vi.spyOn(Date, 'now').mockImplementation(() => start - 3_600_000);
  expect(idleSeconds()).toBe(1_500);
  elapsed = 400 * 86_400_000;
  expect(idleSeconds()).toBe(9_999_999);
});

test('every call says it', async () => {
  const peer = createPeer(nodePrimitives);
  peer.on(preferenceCall, () => ({ value: null }));
  const { call } = await openPage({ peer });
  elapsed = 90_000;
  await call(preferenceCall, { key: 'k' });
  happen('keydown');
  elapsed += 2_000;
  await call(preferenceCall, { key: 'k' });
  expect(peer.accepted.map(({ idle }) => idle)).toEqual([90, 2]);
});
