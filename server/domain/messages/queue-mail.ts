import type { Scope } from '../../scope.ts';
import { putInOutbox } from './outbox.ts';

export interface Mail {
  readonly to: string;
  /** Why it is written: what lists filter by. */
  readonly scene: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Queues a mail in the transaction of its cause; it leaves after the commit, or stays readable without a mail server. */
export async function queueMail(scope: Scope, { to, scene, subject, text, html }: Mail): Promise<void> {
  const line = subject.replace(/\s+/g, ' ').trim();
  await putInOutbox(scope, { channel: 'MAIL', recipient: to, scene, subject: line, text, html });
}
