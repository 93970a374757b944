import { afterEach, expect, test, vi } from 'vitest';
import { holdBack, holdMs, offerUndo, undoHeld, useHeldWork } from './held-work.ts';

vi.useFakeTimers();
afterEach(() => {
  for (const { key } of useHeldWork.getState().held) undoHeld(key);
});

test('work that is held back does not happen when it is undone, and happens once otherwise', async () => {
  const run = vi.fn(async () => undefined);
  holdBack({ text: 'off', run });
  undoHeld(useHeldWork.getState().held[0]!.key);
  vi.advanceTimersByTime(holdMs * 2);
  expect(run).not.toHaveBeenCalled();
  holdBack({ text: 'off', run });
  vi.advanceTimersByTime(holdMs);
  expect([run.mock.calls.length, useHeldWork.getState().held]).toEqual([1, []]);
});

test('what has happened is taken back only by whoever asks for it in time', () => {
  const undo = vi.fn();
  offerUndo({ text: 'dropped', undo });
  vi.advanceTimersByTime(holdMs);
  expect([undo.mock.calls.length, useHeldWork.getState().held]).toEqual([0, []]);
  offerUndo({ text: 'dropped', undo });
  undoHeld(useHeldWork.getState().held[0]!.key);
  expect(undo).toHaveBeenCalledTimes(1);
});
