import { numbers } from '#features/casework/server/tables.ts';
import { editions, rounds } from '#features/competition/server/tables.ts';
import { entryCode } from '#features/competition/shared/form/entry-form.ts';
import type { EntryState } from '#features/competition/shared/states.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';
import { writeAttachments } from './attachments.ts';
import { writeMaterial } from './award-material.ts';
import { writeBookings } from './bookings.ts';
import { demoEditions, demoRounds, milestonesOf, movedEdition, movedRound } from './editions.ts';
import { writeEntries } from './entries.ts';

const many = (state: EntryState, count: number) => Array.from({ length: count }, () => state);

/** Where the sixty entries of the open edition stand, mixed. */
const openStates: readonly EntryState[] = mixed([
  ...many('DRAFT', 14),
  ...many('SUBMITTED', 22),
  ...many('RETURNED', 6),
  ...many('QUALIFIED', 13),
  ...many('FAILED', 3),
  ...many('WITHDRAWN', 2),
]);

/** Last year's: winners on their way to the reward, and others that went as far as they did. */
const lastStates: readonly EntryState[] = [
  ...([
    'MATERIAL',
    'AWARDED',
    'VISIT',
    'CHECKING',
    'PRINTING',
    'PAPER_DELIVERED',
    'CASHOUT',
    'PAYABLE',
    'TRACKING',
  ] as const),
  ...([
    'VISIT',
    'CHECKING',
    'CASHOUT',
    'DISQUALIFIED',
    'FINAL',
    'FINAL',
    'SEMI',
    'SEMI',
    'PRELIM',
    'PRELIM',
    'FAILED',
    'VISIT',
    'SEMI',
    'VISIT',
  ] as const),
];

/** The edition of 2025: finished to the second instalment. */
const finishedStates: readonly EntryState[] = [
  ...many('DONE', 9),
  ...many('TRACKING', 1),
  ...(['FINAL', 'FINAL', 'SEMI', 'PRELIM'] as const),
];

/** Three editions of the competition with entries in every state. */
export const competitionDemo: DemoRoom = {
  async ground(db, { tenantId, time }) {
    const yunting = tenantId('yunting');
    await db.insert(editions).values(demoEditions.map((each) => ({ ...movedEdition(each, time), tenantId: yunting })));
    await db
      .insert(rounds)
      .values(demoRounds.map((each) => ({ ...movedRound(each, time), id: newId(), tenantId: yunting })));
  },
  async afterwards(stage, at) {
    const { services, players, player, tenantId, now, time } = stage;
    const yunting = tenantId('yunting');
    const owners = players
      .filter(({ loginName, side }) => side === 'portal' && /^(person|applicant)/.test(loginName))
      .map(({ id }) => id);
    const officers = [player('finance').id, player('admin').id];
    await services.database.asOwner(async (db) => {
      const [supporter] = await db
        .select()
        .from(supporters)
        .where(eq(supporters.accountId, player('supporter@example.com').id));
      const rows = await db.select().from(editions).where(eq(editions.tenantId, yunting));
      const days = await db.select().from(rounds).where(eq(rounds.tenantId, yunting));
      const of = (year: number) => {
        const edition = rows.find((row) => row.year === year)!;
        const milestones = milestonesOf(
          edition,
          days.filter(({ editionId }) => editionId === edition.id),
        );
        return { edition, milestones };
      };
      const common = { owners, officers, referrerId: supporter?.id };
      const tellings = [
        { ...of(2027), states: openStates, from: time.moved('2026-11-03'), to: now },
        { ...of(2026), states: lastStates, from: time.moved('2025-12-01'), to: now },
        {
          ...of(2025),
          states: finishedStates,
          from: time.moved('2025-06-10'),
          to: time.moved(new Date('2026-10-28T03:00:00Z')),
        },
      ];
      for (const telling of tellings) await writeEntries(db, { ...common, ...telling }, yunting);
      await writeAttachments(db, services, of(2027).edition.id);
      await writeMaterial(db, services, yunting);
      await db.insert(numbers).values(
        tellings.map(({ edition, states }) => ({
          tenantId: yunting,
          programme: entryCode,
          year: edition.year,
          last: states.length,
        })),
      );
    });
    await writeBookings(stage, at);
  },
};

/** In an order that does not tell how they were listed. */
function mixed<T>(list: readonly T[]): T[] {
  return list
    .map((each, index) => [(index * 23) % list.length, each] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, each]) => each);
}
