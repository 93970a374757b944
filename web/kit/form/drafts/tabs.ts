import type { Values } from '#core/forms/values.ts';
import { alone } from '#web/kit/offline/turns.ts';

/** What one tab tells the others of the same user and programme: a section as the server now has it. */
export interface SavedElsewhere {
  readonly id: string;
  readonly section: string;
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: string;
  /** Whether the application came to be by this save. */
  readonly isNew: boolean;
}

/** How a tab lives beside the others that hold the same form open. */
export interface Tabs {
  /** Names this tab. */
  readonly own: string;
  /** The other tabs still open, or undefined where this browser cannot tell. */
  alive(): Promise<ReadonlySet<string> | undefined>;
  /** One tab at a time. */
  alone<Result>(act: () => Promise<Result>): Promise<Result>;
  tell(saved: SavedElsewhere): void;
  listen(act: (saved: SavedElsewhere) => void): void;
  leave(): void;
}

/** Joins the tabs of a user and programme. Locks exist only in secure contexts; without them tabs merge instead of waiting. */
export function joinTabs(name: string, own: string): Tabs {
  const channel = new BroadcastChannel(`tw.form.${name}`);
  const left = new AbortController();
  const { locks } = navigator;
  const lifeOf = (tab: string) => `tw.tab.${tab}`;
  // Held for as long as this tab lives, however it ends.
  const life = locks?.request(
    lifeOf(own),
    () => new Promise((resolve) => left.signal.addEventListener('abort', resolve)),
  );
  void life?.catch(() => undefined);
  return {
    own,
    async alive() {
      if (!locks) return undefined;
      const { held = [], pending = [] } = await locks.query();
      const names = [...held, ...pending].map(({ name: held }) => held ?? '');
      return new Set(names.flatMap((held) => (held.startsWith(lifeOf('')) ? [held.slice(lifeOf('').length)] : [])));
    },
    alone: (act) => alone(`tw.save.${name}`, act),
    tell: (saved) => channel.postMessage(saved),
    listen(act) {
      channel.onmessage = (event: MessageEvent<SavedElsewhere>) => act(event.data);
    },
    leave() {
      left.abort();
      channel.close();
    },
  };
}
