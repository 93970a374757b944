import { dayInShanghai } from '#core/calendar/dates.ts';
import { type DemoPerson, demoPeople, insuredMonths, personOf } from '#features/casework/demo/people.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { smartpolicyAnswers } from '#features/smart-policy/server/tables.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';

/** What the applicants of the demo told the smart policy and agreed to have kept: whom a try-out counts. */
export const smartPolicyDemo: DemoRoom = {
  publish: async ({ now, player, tenantId, time }) => {
    const day = dayInShanghai(now);
    const rows = demoPeople.map(({ login }) => ({
      tenantId: tenantId('yunting'),
      accountId: player(login).id,
      answers: answersOf(personOf(login, time), day),
      consentAt: now,
      updatedAt: now,
    }));
    return async (db) => void (await db.insert(smartpolicyAnswers).values(rows));
  },
};

function answersOf(person: DemoPerson, day: string): Answers {
  const { birth, jobKind, overseasMonths, degrees, contract, home } = person;
  const months = (from: string, to: string) =>
    Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5, 7));
  const levels = ['BACHELOR', 'MASTER', 'DOCTORAL'] as const;
  const highest = levels.findLast((level) => degrees.some((each) => each.level === level)) ?? 'BACHELOR';
  return {
    identity: [jobKind === 'FOUNDER' ? 'FOUNDER' : 'EMPLOYEE', ...(overseasMonths ? ['RETURNEE'] : [])],
    age: Math.floor(months(birth, day) / 12),
    degree: highest === 'DOCTORAL' ? 'DOCTOR' : highest,
    contractMonths: Math.max(0, months(day, contract[1])),
    socialMonths: insuredMonths(person, day),
    overseasMonths: overseasMonths ?? 0,
    localHome: 'NO',
    needs: home.kind === 'SHARED' ? ['HOME', 'MONEY'] : ['HOME'],
  };
}
