import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import { type CodePurpose, issueCode, mostTries, spendCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject, phoneSubject, textCode } from '#features/accounts/server/sign-in/send-code.ts';
import { send } from '#server/base/mail/send.ts';
import { eq } from '#server/database/sql.ts';
import { codes } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { asPerson } from '#server/demo/act.ts';
import type { Stage } from '#server/demo/demo-room.ts';

interface SentCode {
  readonly purpose: Exclude<CodePurpose, 'DEVICE'>;
  readonly to: string | PhoneValue;
  /** Minutes before the demo is filled in. */
  readonly ago: number;
  /** What became of it; nobody used the others. */
  readonly end?: 'used' | 'tried' | 'failed';
}

const mobile = (number: string): PhoneValue => ({ area: '+86', number });

/** Addresses and numbers of nobody. */
const told: readonly SentCode[] = [
  { purpose: 'REGISTER', to: 'tao.lingyi@example.com', ago: 1310, end: 'used' },
  { purpose: 'LOGIN', to: mobile('13910001042'), ago: 1122, end: 'used' },
  { purpose: 'CONTACT', to: 'feng.jianshan@example.com', ago: 940, end: 'used' },
  { purpose: 'LOGIN', to: 'person@example.com', ago: 612, end: 'used' },
  { purpose: 'OBJECT', to: 'citizen.xu@example.com', ago: 455, end: 'tried' },
  { purpose: 'REGISTER', to: 'ruan.tingsong@exmaple.example', ago: 208, end: 'failed' },
  { purpose: 'REGISTER', to: 'ruan.tingsong@example.com', ago: 205, end: 'used' },
  { purpose: 'BIND', to: 'supporter.new@example.com', ago: 96, end: 'used' },
  { purpose: 'LOGIN', to: mobile('13910001077'), ago: 41 },
  { purpose: 'LOGIN', to: 'company@example.com', ago: 3 },
];

/** Codes of the day before, as they are sent and used; the rest of them has been forgotten. */
export async function sendCodes(stage: Stage): Promise<void> {
  for (const { purpose, to, ago, end } of told) {
    const at = new Date(stage.now.getTime() - ago * 60_000);
    const part = { player: stage.player('person@example.com'), tenant: 'yunting', at };
    await asPerson(stage, part, async (scope) => {
      const subject = typeof to === 'string' ? mailSubject(to) : phoneSubject(to);
      const issued = await issueCode(scope, { purpose, subject });
      const { code, prefix, id } = issued;
      if (typeof to === 'string')
        await send(scope, {
          to,
          scene: `CODE_${purpose}`,
          locale: 'CN',
          side: 'portal',
          code,
          facts: { prefix },
          codeId: id,
        });
      else await textCode(scope, { phone: to, issued, purpose });
      if (end === 'used') await spendCode({ ...scope, now: new Date(at.getTime() + 47_000) }, id);
      if (end === 'tried') await scope.db.update(codes).set({ tries: mostTries }).where(eq(codes.id, id));
      if (end === 'failed') await scope.db.update(outbox).set({ state: 'failed' }).where(eq(outbox.codeId, id));
    });
  }
}
