import type { Scope } from '#server/scope.ts';
import { putInOutbox } from './outbox.ts';

export interface Sms {
  /** Country calling code with its plus. */
  readonly area: string;
  readonly phone: string;
  readonly scene: string;
  readonly text: string;
  /** The code that it carries. */
  readonly codeId?: string;
}

/** Queues a text message in the transaction of its cause; it leaves after the commit, or stays readable without a gateway. */
export async function queueSms(scope: Scope, { area, phone, scene, text, codeId }: Sms): Promise<void> {
  await putInOutbox(scope, { channel: 'SMS', recipient: `${area} ${phone}`, scene, subject: '', text, codeId });
}
