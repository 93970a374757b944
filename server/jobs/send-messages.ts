import { createMailDriver } from '#server/base/mail/mail-driver.ts';
import { sendDue } from '#server/base/mail/send-due.ts';
import { outboxSms, type SmsDriver } from '#server/base/mail/sms-driver.ts';
import type { Services } from '../services.ts';

/** Sends what the outbox holds: as soon as a transaction that wrote a message commits, and every ten seconds. */
export async function startSender(
  services: Services,
  { sms = outboxSms }: { sms?: SmsDriver } = {},
): Promise<{ stop(): Promise<void> }> {
  const drivers = { mail: createMailDriver(services.env), sms };
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const tried = await sendDue(services, drivers).catch((error: Error) => {
        services.log.warn(`messages: ${error.message}`);
        return 0;
      });
      isWanted ||= tried > 0;
    }
    running = null;
  }

  function wake(): void {
    isWanted = true;
    running ??= run();
  }

  const unlisten = await services.database.listen('outbox', wake);
  const timer = setInterval(wake, everyMs);
  wake();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      unlisten();
      await running;
      drivers.mail.close();
    },
  };
}

const everyMs = 10_000;
