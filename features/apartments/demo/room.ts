import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { choiceRounds, choiceTurns, estates, leases, meetingRanks, units } from '#features/apartments/server/tables.ts';
import { groupOf } from '#features/apartments/shared/choice.ts';
import { applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import { allotment, chosenBy, listOf, onNotice } from './allotment.ts';

const tenant = 'yunting';

const demoEstates = [
  ['wutongli', '梧桐里', 'Wutongli', '东湖路 18 号', '18 East Lake Road', '地铁梧桐站 400 米', '400 m to Wutong metro'],
  [
    'tinglan',
    '听澜公寓',
    'Tinglan',
    '滨江大道 210 号',
    '210 Riverside Avenue',
    '江边，公交 3 站',
    'By the river, three stops by bus',
  ],
  [
    'qinghe',
    '青禾社区',
    'Qinghe',
    '科创走廊 7 号',
    '7 Innovation Corridor',
    '产业园区内，有食堂',
    'In the park, with a canteen',
  ],
  ['baiyu', '白榆青年公寓', 'Baiyu', '学府路 66 号', '66 Xuefu Road', '近大学城，坡地多', 'Near the university town'],
] as const;

const doors = [
  ['01', 'TWO', 62.4, '南', 'south'],
  ['02', 'TWO', 60.8, '东南', 'south-east'],
  ['03', 'TWO', 61.2, '南', 'south'],
  ['05', 'THREE', 88.6, '南北', 'south and north'],
  ['06', 'ONE', 38.5, '东', 'east'],
  ['07', 'TWO', 62.4, '西南', 'south-west'],
] as const;

const rents = { ONE: [1180, 780], TWO: [2060, 1240], THREE: [3020, 1820] } as const;

/** Lists and ranks, estates with their apartments, a round under way and one before it, leases in every state. */
export const apartmentsDemo: DemoRoom = {
  happenings: allotment,
  publish: async (stage) => async (db) => {
    await seedUnits(db, stage);
    await seedRounds(db, stage);
  },
};

async function seedUnits(db: Db, { tenantId: idOf, now }: Stage): Promise<void> {
  const tenantId = idOf(tenant);
  const stamps = { createdAt: now, updatedAt: now };
  await db.insert(estates).values(
    demoEstates.map(([key, nameCN, nameEN, addressCN, addressEN, noteCN, noteEN]) => ({
      id: `estate-${key}`,
      tenantId,
      nameCN,
      nameEN,
      addressCN,
      addressEN,
      noteCN,
      noteEN,
      ...stamps,
    })),
  );
  const rows = demoEstates.flatMap(([key], at) =>
    ['1', '2'].flatMap((building) =>
      Array.from({ length: 6 }, (_, index) => index + 8).flatMap((floor) =>
        doors.map(([door, type, area, facingCN, facingEN]) => {
          const no = `${String(floor).padStart(2, '0')}${door}`;
          const [market, rent] = rents[type];
          return {
            id: `unit-${key}-${building}-${no}`,
            tenantId,
            estateId: `estate-${key}`,
            building,
            no,
            floor,
            type,
            code: `${key.toUpperCase()}-${building}-${no}`,
            area,
            facingCN,
            facingEN,
            market: market - at * 90,
            rent: rent - at * 60,
            state: stateOf(at, building, floor, door),
            ...stamps,
          };
        }),
      ),
    ),
  );
  await db.insert(units).values(rows);
}

/** Most are let from earlier rounds, some under repair. */
function stateOf(estate: number, building: string, floor: number, door: string): string {
  const number = estate * 7 + Number(building) * 5 + floor * 3 + Number(door) * 2;
  if (number % 17 === 0) return 'REPAIR';
  return number % 3 === 0 || number % 5 === 0 ? 'FREE' : 'LET';
}

async function seedRounds(db: Db, stage: Stage): Promise<void> {
  const { tenantId: idOf, now } = stage;
  const { moved } = stage.time;
  const tenantId = idOf(tenant);
  const hour = 3_600_000;
  const listId = await listOf({ db, tenantId }, chosenBy);
  const round = { tenantId, groupSize: 3, hours: 48, createdAt: now, updatedAt: now };
  await db.insert(choiceRounds).values([
    {
      ...round,
      id: 'round-4',
      nameCN: '人才公寓第四批选房',
      nameEN: 'Talent apartments, fourth round',
      year: 2025,
      listId,
      // The second group chooses now.
      opensAt: new Date(now.getTime() - 54 * hour),
      state: 'OPEN',
      settled: 1,
    },
    {
      ...round,
      id: 'round-3',
      nameCN: '人才公寓第三批选房',
      nameEN: 'Talent apartments, third round',
      year: 2025,
      opensAt: moved(new Date('2026-04-13T02:00:00.000Z')),
      state: 'CLOSED',
      settled: 3,
    },
    {
      ...round,
      id: 'round-5',
      nameCN: '人才公寓第五批选房',
      nameEN: 'Talent apartments, fifth round',
      year: 2026,
      listId: await listOf({ db, tenantId }, onNotice),
      opensAt: new Date(now.getTime() + 30 * 24 * hour),
      state: 'DRAFT',
      groupSize: 10,
    },
  ]);
  const free = await db
    .select({ id: units.id, rent: units.rent })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.state, 'FREE'), eq(units.type, 'TWO')))
    .orderBy(units.id);
  const turn = (login: string, rank: number) => {
    const { id, nickname } = stage.player(login);
    return {
      id: newId(),
      tenantId,
      ownerId: id,
      applicant: nickname,
      rank,
      type: 'TWO',
      createdAt: now,
      updatedAt: now,
    };
  };
  const ranked = await db
    .select({ rank: meetingRanks, ownerId: applications.ownerId, applicant: applications.applicant })
    .from(meetingRanks)
    .innerJoin(applications, eq(applications.id, meetingRanks.applicationId))
    .where(and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, listId)))
    .orderBy(meetingRanks.rank);
  const turns = ranked.map(({ rank: { rank, points, reasons, applicationId }, ownerId, applicant }, index) => ({
    id: newId(),
    tenantId,
    ownerId,
    applicant,
    rank,
    type: 'TWO',
    createdAt: now,
    updatedAt: now,
    roundId: 'round-4',
    applicationId,
    reasons,
    score: points,
    group: groupOf(rank, 3),
    // Of the first group two have theirs, the third joins those who choose now.
    ...(index < 2 ? { state: 'CHOSEN', unitId: free[index]!.id } : {}),
    ...(index === 2 ? { group: 1, isSecond: 1 } : {}),
    ...(index === 3 ? { wishes: [free[2]!.id, free[3]!.id] } : {}),
  }));
  const earlier = [
    { ...turn('applicant15@example.com', 1), state: 'CHOSEN', unitId: free[4]!.id },
    { ...turn('applicant10@example.com', 2), state: 'WAITLIST' },
    { ...turn('applicant17@example.com', 3), state: 'LAPSED' },
    { ...turn('applicant16@example.com', 4), state: 'CHOSEN', unitId: free[5]!.id },
  ].map((each) => ({ ...each, roundId: 'round-3', score: 40, group: 0 }));
  await db.insert(choiceTurns).values([...turns, ...earlier]);
  const leased = [
    [turns[0]!, 'TO_SIGN', free[0]!],
    [turns[1]!, 'SIGNED', free[1]!],
    [earlier[0]!, 'RUNNING', free[4]!],
    [earlier[3]!, 'RUNNING', free[5]!],
  ] as const;
  await db.insert(leases).values(
    leased.map(([{ id, ownerId, applicant }, state, unit], index) => ({
      id: newId(),
      tenantId,
      no: `HT2026${String(index + 1).padStart(5, '0')}`,
      unitId: unit.id,
      turnId: id,
      ownerId,
      applicant,
      rent: unit.rent,
      state,
      startsOn: moved(state === 'RUNNING' ? '2026-05-01' : '2026-12-05'),
      endsOn: moved(state === 'RUNNING' ? '2029-04-30' : '2029-12-04'),
      signBy: new Date(now.getTime() + 6 * 24 * hour),
      signedAt: state === 'TO_SIGN' ? null : state === 'RUNNING' ? at(moved('2026-04-22')) : now,
      movedInOn: state === 'RUNNING' ? moved('2026-05-02') : null,
      createdAt: state === 'RUNNING' ? at(moved('2026-04-20')) : now,
      updatedAt: now,
    })),
  );
  await seedEnding(db, stage, [free.at(-1)!, free.at(-2)!, free.at(-3)!]);
  for (const [, state, { id }] of leased)
    await db
      .update(units)
      .set({ state: state === 'RUNNING' ? 'LET' : 'RESERVED' })
      .where(eq(units.id, id));
}

/** Leases of three years ago: one tenant has asked to stay, one has not said anything, one stayed past the last day. */
async function seedEnding(db: Db, stage: Stage, homes: readonly { id: string; rent: number }[]): Promise<void> {
  const tenants = [
    { login: 'applicant26@example.com', days: 40, renewal: 'ASKED', renewMonths: 12 },
    { login: 'applicant27@example.com', days: 75 },
    { login: 'applicant28@example.com', days: -12 },
  ];
  const today = dayInShanghai(stage.now.getTime());
  const rows = tenants.map(({ login, days, ...renewal }, index) => {
    const { id: ownerId, nickname } = stage.player(login);
    const endsOn = moveDate(today, { days });
    const startsOn = moveDate(moveDate(endsOn, { days: 1 }), { months: -36 });
    const signed = at(moveDate(startsOn, { days: -9 }));
    return {
      ...renewal,
      id: newId(),
      tenantId: stage.tenantId(tenant),
      no: `HT${startsOn.slice(0, 4)}${String(index + 1).padStart(5, '0')}`,
      unitId: homes[index]!.id,
      turnId: newId(),
      ownerId,
      applicant: nickname,
      rent: homes[index]!.rent,
      state: 'RUNNING',
      startsOn,
      endsOn,
      signBy: signed,
      signedAt: signed,
      movedInOn: startsOn,
      remindedOf: endsOn,
      overdueOf: days < 0 ? endsOn : null,
      createdAt: signed,
      updatedAt: renewal.renewal ? stage.now : signed,
    };
  });
  await db.insert(leases).values(rows);
  await db
    .update(units)
    .set({ state: 'LET' })
    .where(
      inArray(
        units.id,
        homes.map(({ id }) => id),
      ),
    );
}

/** Ten in the morning of a day. */
function at(day: string): Date {
  return new Date(`${day}T02:00:00.000Z`);
}
