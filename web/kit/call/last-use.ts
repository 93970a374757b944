import { localNow } from '#web/kit/clock.ts';

/** What a person does on a page. Moving the mouse is not among it: browsers report that also when the page itself moves. */
const signs = ['pointerdown', 'click', 'keydown', 'input', 'wheel', 'touchmove', 'drop', 'paste'] as const;

// Opening the page is a use of it.
let usedAt = moment();
let uses = 0;

for (const sign of signs)
  globalThis.addEventListener?.(sign, ({ isTrusted }) => isTrusted && noteUse(), { capture: true, passive: true });

/** Notes that a person does something here that the browser does not tell of, such as holding a code before the camera. */
export function noteUse(): void {
  usedAt = moment();
  uses++;
}

/** Whether a person has done anything here since the page was opened: otherwise nothing can be lost by leaving it. */
export function wasTouched(): boolean {
  return uses > 0;
}

/** How often a person has done something here: two readings that are equal have nothing between them. */
export function countUses(): number {
  return uses;
}

/**
 * Whole seconds since a person last did something on this page; every call says so, and the server counts the idle time
 * of the session from there. Whatever a timer sends thus keeps no session awake.
 */
export function idleSeconds(): number {
  const { steady, wall } = moment();
  // One clock stands still while some computers sleep, the other can be set back.
  const elapsed = Math.max(steady - usedAt.steady, wall - usedAt.wall);
  return Math.min(Math.floor(elapsed / 1000), longest);
}

/** The longest time the wire has room for, in seconds. */
const longest = 9_999_999;

function moment() {
  return { steady: localNow(), wall: Date.now() };
}
