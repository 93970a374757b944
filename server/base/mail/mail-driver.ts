import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { Delivery } from './sms-driver.ts';

/** A mail on its way out. */
export interface OutgoingMail {
  /** Id in the outbox: part of the Message-ID, so that a repeat after a crash is recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** How mails leave; `send` throws when it should be tried again. */
export interface MailDriver {
  readonly delivers: boolean;
  send(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}

/** SMTP when SMTP_URL is set; else mails stay readable in the outbox. */
export function createMailDriver({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): MailDriver {
  if (!smtpUrl) return { delivers: false, send: async () => 'kept', close: () => undefined };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    delivers: true,
    async send({ id, to, subject, text, html }) {
      await transport.sendMail({
        from: mailFrom,
        // As an object, so that no character of the address can add a recipient.
        to: { name: '', address: to },
        subject,
        text,
        html: html ?? undefined,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}
