import { dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import { customer as resource } from '#features/benefits/resources/customer.ts';
import { customerStore as store } from '#features/benefits/server/issue/customer-store.ts';
import { personOf } from '#features/casework/demo/people.ts';
import type { Db } from '#server/database/database.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import { runImport } from '#server/imports/import.ts';
import { actOnResource } from '#server/resources/verbs.ts';

/** For whom a card waits in the demo: with the mobile number that their account has, and the passport of the sheet. */
const waiting = { login: 'supporter@example.com', phone: '13900005018', passport: 'E20265018' } as const;

/** Whoever has an account in the demo and finds a card to claim has a proven mobile number. */
export async function giveNumber(db: Db, stage: Stage): Promise<void> {
  const { id } = stage.player(waiting.login);
  await db.update(accounts).set({ phoneArea: '+86', phone: waiting.phone }).where(eq(accounts.id, id));
}

/** A sheet of people who were brought in and have not registered, taken in by the office; one of the cards is renewed. */
export function issuesOf(stage: Stage): Happening[] {
  const day = (days: number) => moveDate(dayInShanghai(stage.now), { days });
  const part = (days: number, clock: string) => ({
    player: stage.player('shops'),
    tenant: 'yunting',
    at: instantInShanghai(`${day(days)} ${clock}`),
  });
  const [imported, renewed] = [part(-6, '10:20'), part(-2, '15:05')];
  // Named by its code alone, as an authenticated company can be.
  const employer = personOf('company@example.com').company.code;
  const rows = [
    ['姓名', '类别', '证件类型', '证件号码', '手机号', '工作单位', '单位统一社会信用代码', '有效至'],
    ['叶知秋', 'B 类', '护照', 'E20265011', '13900005011', '望桐半导体有限公司', '', day(700)],
    ['韩若溪', 'D 类', '护照', 'E20265012', '13900005012', '', employer, day(700)],
    ['林牧之', 'E 类', '护照', waiting.passport, waiting.phone, '云汀海洋生物研究院', '', day(500)],
  ];
  const file = Buffer.from(rows.map((cells) => cells.join(',')).join('\n')).toString('base64url');
  let taken: { id: string } | undefined;
  return [
    {
      at: imported.at,
      act: async () => {
        taken = await asOfficer(stage, imported, async (scope) => {
          await runImport(scope, { resource, store, input: { file, name: '2026 年引进人才名单.csv', known: 'SKIP' } });
          const id = await store.known?.(scope, 'E20265011');
          return id ? { id } : undefined;
        });
      },
    },
    {
      at: renewed.at,
      act: async () => {
        if (!taken) return;
        const values = { validTo: day(1000), reason: '引进协议延长' };
        const input = { ids: [taken.id], action: 'renew', values };
        await asOfficer(stage, renewed, (scope) => actOnResource(scope, { resource, store, input }));
      },
    },
  ];
}
