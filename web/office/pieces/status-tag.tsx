import type { ReactNode } from 'react';

/** What a state means to the reader; `outlined` is for classifications. */
export type Tone = 'waiting' | 'working' | 'problem' | 'done' | 'off' | 'pinned' | 'outlined';

/** A state that waits for somebody is a filled tag; a settled one is a dot with its word. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  if (tone === 'done' || tone === 'off') return <span className={`status ${tone}`}>{children}</span>;
  return <span className={`tag ${tone === 'pinned' ? 'picked' : tone}`}>{children}</span>;
}
