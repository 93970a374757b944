/** A text message on its way out. */
export interface OutgoingSms {
  /** Id in the outbox: the same on every try, so that a gateway can recognise a repeat. */
  readonly id: string;
  readonly area: string;
  readonly phone: string;
  readonly scene: string;
  readonly text: string;
}

/** `kept` means that nothing was sent: the message stays readable in the outbox. */
export type Delivery = 'sent' | 'kept';

/** How text messages leave. A gateway is one object of this shape; `send` throws when it should be tried again. */
export interface SmsDriver {
  readonly name: string;
  /** Whether messages leave the house. */
  readonly delivers: boolean;
  send(message: OutgoingSms): Promise<Delivery>;
}

/** The driver for an installation without a gateway. */
export const outboxSms: SmsDriver = { name: 'outbox', delivers: false, send: async () => 'kept' };
