import type { Scope } from '#server/scope.ts';
import { putInOutbox } from './outbox.ts';

export interface Mail {
  readonly to: string;
  /** Why it is written: what lists filter by. */
  readonly scene: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The code that it carries. */
  readonly codeId?: string;
}

/** Queues mails in the transaction of their cause; they leave after the commit, or stay readable without a mail server. */
export async function queueMail(scope: Scope, ...mails: readonly Mail[]): Promise<void> {
  await putInOutbox(
    scope,
    ...mails.map(({ to, scene, subject, text, html, codeId }) => {
      const line = subject.replace(/\s+/g, ' ').trim();
      return { channel: 'MAIL', recipient: to, scene, subject: line, text, html, codeId };
    }),
  );
}
