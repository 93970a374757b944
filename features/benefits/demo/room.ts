import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { redemptions, shopStatements, shops, talentCards } from '#features/benefits/server/tables.ts';
import type { FamilyMember } from '#features/benefits/shared/family.ts';
import { type BenefitPeriod, cardLevels, periodOf } from '#features/benefits/shared/shop.ts';
import { sumOf } from '#features/benefits/shared/statement.ts';
import { numbers } from '#features/casework/server/tables.ts';
import { rowOf } from '#features/complaints/demo/room.ts';
import { complaints } from '#features/complaints/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import { bookingsOf } from './bookings.ts';
import { cardLetters } from './card-letters.ts';
import { giveNumber, issuesOf } from './issues.ts';
import { type Numbering, numberingOf } from './numbering.ts';
import { demoBenefits, demoBookable, demoEmployers, demoHolders, demoShops, demoStopped } from './shops.ts';
import { positionOf } from './town.ts';

type Card = typeof talentCards.$inferInsert;

/** Shops, holders of the talent card, a quarter of redemptions, and what was booked. */
export const benefitsDemo: DemoRoom = {
  ground: async (db, stage) => {
    await db.insert(shops).values(shopsOf(stage));
    await giveNumber(db, stage);
  },
  happenings: (stage) => [...bookingsOf(stage), ...issuesOf(stage)],
  publish: async (stage) => async (db) => {
    const tenantId = stage.tenantId('yunting');
    const cards = await seedCards(db, stage, tenantId);
    const numbering = await numberingOf(db, { tenantId, programme: 'redemption', prefix: 'HX' });
    const uses = usesOf(stage, { tenantId, made: shopsOf(stage), cards, numbering });
    await numbering.keep();
    await db.insert(redemptions).values(uses);
    await db.insert(shopStatements).values(statementsOf(stage, tenantId, uses));
    await complainOf(db, stage, { tenantId, uses, cards });
  },
};

function shopsOf(stage: Stage) {
  return demoShops.map((told, at) => shopOf(stage, stage.tenantId('yunting'), told, at));
}

/** How far last month's statements of the demo came, in turn; of the others every second is still to be drawn up. */
const stages = ['DRAWN', 'CHECKED', 'CONFIRMED', 'OBJECTED', 'PAID', 'CHECKED'] as const;

/** Kinds of shops whose benefits families of the demo share. */
const familyKinds: ReadonlySet<string> = new Set(['CULTURE', 'SPORT', 'DINING', 'HOTEL']);

/** Family of the demo's person. */
const demoFamily: readonly FamilyMember[] = [
  { id: 'family-demo-1', name: '周慕清', relation: 'SPOUSE', birth: '1990-08-21' },
  { id: 'family-demo-2', name: '林一诺', relation: 'CHILD', birth: '2018-05-06' },
];

function demoShopId(at: number): string {
  return `shop-demo-${at + 1}`;
}

function shopOf({ now }: Stage, tenantId: string, told: (typeof demoShops)[number], at: number) {
  const [category, nameCN, nameEN, addressCN, addressEN, hours] = told;
  const users = familyKinds.has(category) ? 'FAMILY' : 'HOLDER';
  const contractTo = moveDate(dayInShanghai(now.getTime()), { days: 20 + ((at * 37) % 500) });
  // One has not said where it is.
  const point = at === 12 ? null : positionOf(addressCN);
  const values = {
    nameCN,
    nameEN,
    category,
    region: '350203',
    addressCN: `云汀新区${addressCN}`,
    addressEN: `${addressEN}, Yunting`,
    lng: point && Math.round(point.longitude * 1e6) / 1e6,
    lat: point && Math.round(point.latitude * 1e6) / 1e6,
    hoursCN: hours,
    hoursEN: hours,
    contact: ['杜若', '江离', '白芷', '连翘'][at % 4],
    phone: `0500-600${String(1000 + at)}`,
    contractTo,
    photos: [],
    benefits: [
      ...demoBenefits[category]!.map(([titleCN, titleEN, kind, last, period, most, price], row) =>
        benefitOf({ id: `b${row + 1}-${at + 1}`, titleCN, titleEN, kind, users, last, period, most, price }),
      ),
      ...bookableOf(at + 1),
    ],
  };
  return {
    id: demoShopId(at),
    tenantId,
    nameCN,
    nameEN,
    addressCN: values.addressCN,
    addressEN: values.addressEN,
    category,
    region: values.region,
    contractTo,
    status: at === 38 ? 'DRAFT' : at === 39 ? 'CLOSED' : 'OPEN',
    values,
    createdAt: now,
    updatedAt: new Date(now.getTime() - at * 3_600_000),
  };
}

interface DemoBenefit {
  readonly id: string;
  readonly titleCN: string;
  readonly titleEN: string;
  readonly kind: string;
  readonly users: string;
  /** The last class it is for. */
  readonly last: string;
  readonly period: string;
  readonly most: number | null;
  readonly price: number;
  readonly prebook?: 'YES';
  readonly stock?: number | null;
}

function benefitOf({ last, prebook, stock = null, ...rest }: DemoBenefit) {
  const levels = cardLevels.map(({ value }) => value).filter((level) => level <= last);
  return { ...rest, levels, prebook: prebook ?? null, stock, from: null, to: null, rulesCN: '', rulesEN: '' };
}

function bookableOf(number: number) {
  const told = Object.entries(demoBookable).find(([shop]) => Number(shop) === number)?.[1];
  if (!told) return [];
  const [titleCN, titleEN, period, most, stock, price] = told;
  const id = `b9-${number}`;
  return [
    benefitOf({
      id,
      titleCN,
      titleEN,
      kind: 'FREE',
      users: 'HOLDER',
      last: 'F',
      period,
      most,
      stock,
      price,
      prebook: 'YES',
    }),
  ];
}

const notes: Readonly<Record<string, string>> = { FROZEN: '本人挂失', CANCELLED: '本人已调离本市，单位申请注销' };

/** Recognitions of the story have made cards already; whoever signs in as the demo's person has one in any case. */
async function seedCards(db: Db, stage: Stage, tenantId: string): Promise<Card[]> {
  const there = await db
    .select()
    .from(talentCards)
    .where(eq(talentCards.tenantId, tenantId))
    .orderBy(talentCards.cardNo);
  const person = stage.player('person@example.com');
  const today = dayInShanghai(stage.now.getTime());
  const isHeld = (id: string) => there.some(({ accountId }) => accountId === id);
  const stopped = demoStopped.flatMap(([login, level, days, status]) => {
    const { id, nickname: name } = stage.player(login);
    return isHeld(id) ? [] : [{ name, level, days, status, accountId: id }];
  });
  const holders = [
    ...(isHeld(person.id)
      ? []
      : [{ name: person.nickname, level: 'D', days: 900, status: 'ACTIVE', accountId: person.id }]),
    ...demoHolders.map(([name, level, days, status = 'ACTIVE']) => ({ name, level, days, status, accountId: null })),
    ...stopped,
  ];
  const numbering = await numberingOf(db, { tenantId, programme: 'talentcard', prefix: 'YT' });
  const issued = holders.map((holder) => ({ ...holder, validFrom: moveDate(today, { days: holder.days - 1095 }) }));
  const taken = new Set(there.map(({ letters }) => letters));
  const lettersAt = (at: number) => {
    const letters = cardLetters(at, taken);
    taken.add(letters);
    return letters;
  };
  const cards: Card[] = issued.map(({ name, level, days, status, accountId, validFrom }, at) => ({
    id: `card-demo-${at + 1}`,
    tenantId,
    cardNo: numbering.next(validFrom),
    accountId,
    name,
    level,
    // Some of the demo have lost a phone.
    pausedAt:
      status === 'PAUSED' || (at === 7 && status === 'ACTIVE') ? new Date(stage.now.getTime() - 3_600_000) : null,
    company: demoEmployers[at % demoEmployers.length]!,
    phoneArea: '+86',
    phone: `1390000${String(6001 + at)}`,
    status: status === 'PAUSED' ? 'ACTIVE' : status,
    note: notes[status] ?? null,
    letters: lettersAt(at),
    validFrom,
    validTo: moveDate(today, { days }),
    createdAt: stage.now,
    updatedAt: new Date(stage.now.getTime() - at * 60_000),
  }));
  await db.insert(talentCards).values(cards);
  await numbering.keep();
  await db
    .update(talentCards)
    .set({ family: demoFamily })
    .where(and(eq(talentCards.tenantId, tenantId), eq(talentCards.accountId, person.id)));
  // What waits to be claimed was used by nobody.
  return [...cards, ...there.filter(({ status }) => status !== 'PENDING')].map((card) =>
    card.accountId === person.id ? { ...card, family: demoFamily } : card,
  );
}

/** A use that its holder does not know of, told to the desk the morning after. */
async function complainOf(db: Db, stage: Stage, { tenantId, uses, cards }: ComplainedUse): Promise<void> {
  const player = stage.player('person@example.com');
  const [ago, at] = [1, '09:35'] as const;
  const own = new Set(cards.filter(({ accountId }) => accountId === player.id).map(({ id }) => id));
  const use = uses.findLast(
    ({ cardId, status, usedBy, usedAt }) =>
      own.has(cardId) && status === 'USED' && !usedBy && usedAt < stage.time.at(ago, at),
  );
  if (!use) return;
  const row = rowOf(
    stage,
    {
      kind: 'COMPLAINT',
      target: 'SHOP',
      about: use.no,
      title: `不是我用的：${use.titleCN}`,
      content: `这次核销（凭证号 ${use.no}）的时候我不在店里，家里也没有人去过。请核实是谁用的，次数能不能退回。`,
      from: player.loginName,
      name: player.nickname,
      ago,
      at,
      state: 'NEW',
    },
    90,
  );
  const year = Number(stage.time.day(ago).slice(0, 4));
  const [count] = await db
    .insert(numbers)
    .values({ tenantId, programme: 'complaint', year, last: 1 })
    .onConflictDoUpdate({
      target: [numbers.tenantId, numbers.programme, numbers.year],
      set: { last: sql`${numbers.last} + 1` },
    })
    .returning();
  await db.insert(complaints).values({ ...row, tenantId, no: `TSJY${year}${String(count!.last).padStart(5, '0')}` });
}

interface ComplainedUse {
  readonly tenantId: string;
  readonly uses: readonly (typeof redemptions.$inferInsert)[];
  readonly cards: readonly Card[];
}

interface Seeded {
  readonly tenantId: string;
  readonly made: readonly ReturnType<typeof shopOf>[];
  readonly cards: readonly Card[];
  readonly numbering: Numbering;
}

/** Ninety days of uses, spread over shops and cards as they may have them. */
function usesOf({ now }: Stage, { tenantId, made, cards, numbering }: Seeded) {
  const uses: (typeof redemptions.$inferInsert)[] = [];
  const counted = new Map<string, number>();
  for (let at = 0; at < 640; at += 1) {
    const shop = made[(at * 7) % made.length]!;
    const card = cards[(at * 5 + Math.floor(at / 13)) % cards.length]!;
    // What needs booking is redeemed by whom the story tells of.
    const benefits = shop.values.benefits.filter(({ prebook }) => prebook === null);
    const benefit = benefits[(at * 3) % benefits.length]!;
    const usedAt = new Date(now.getTime() - (640 - at) * 200 * 60_000 - (at % 50) * 61_000);
    const day = dayInShanghai(usedAt.getTime());
    const period = periodOf(benefit.period as BenefitPeriod, day);
    const key = `${card.id} ${benefit.id} ${period}`;
    const before = counted.get(key) ?? 0;
    if (shop.status === 'DRAFT' || !benefit.levels.includes(card.level) || before >= (benefit.most ?? 99)) continue;
    counted.set(key, before + 1);
    const isVoid = at % 41 === 7;
    const usedBy = benefit.users === 'FAMILY' ? card.family?.[at % 3] : undefined;
    uses.push({
      id: newId(),
      tenantId,
      no: numbering.next(usedAt),
      shopId: shop.id,
      benefitId: benefit.id,
      titleCN: benefit.titleCN,
      titleEN: benefit.titleEN,
      price: Math.round(benefit.price * 100),
      cardId: card.id,
      level: card.level,
      usedBy: usedBy && { name: usedBy.name, relation: usedBy.relation },
      step: Math.floor(usedAt.getTime() / 60_000),
      period,
      status: isVoid ? 'VOID' : 'USED',
      note: isVoid ? '选错权益' : null,
      usedAt,
      voidedAt: isVoid ? new Date(usedAt.getTime() + 120_000) : null,
      updatedAt: usedAt,
    });
  }
  return uses;
}

/** The months that are over: those before the last are paid, in the last some are drawn up, checked, answered or paid. */
function statementsOf(stage: Stage, tenantId: string, uses: readonly (typeof redemptions.$inferInsert)[]) {
  const thisMonth = dayInShanghai(stage.now.getTime()).slice(0, 7);
  const last = moveDate(`${thisMonth}-01`, { months: -1 }).slice(0, 7);
  const monthOf = ({ usedAt }: { readonly usedAt: Date }) => dayInShanghai(usedAt.getTime()).slice(0, 7);
  const owed = [...Map.groupBy(uses, (use) => `${monthOf(use)} ${use.shopId}`).values()]
    .map((own) => ({ shopId: own[0]!.shopId, month: monthOf(own[0]!), lines: linesOf(own) }))
    .filter(({ month, lines }) => month < thisMonth && sumOf(lines) > 0)
    .sort((one, two) => (one.month < two.month ? -1 : 1));
  const before = owed.filter(({ month }) => month < last).length;
  return owed.flatMap((each, at) => {
    const reached = at < before ? 'PAID' : (stages[at - before] ?? (at % 2 === 0 ? 'PAID' : undefined));
    const drawnAt = new Date(`${moveDate(`${each.month}-01`, { months: 1 })}T09:30:00+08:00`);
    // On the first of a month nothing of the month before is drawn up yet.
    if (!reached || drawnAt.getTime() + 12 * 3_600_000 > stage.now.getTime()) return [];
    return [
      statementOf(stage, {
        ...each,
        tenantId,
        reached,
        drawnAt,
        voucher: `HB${dayInShanghai(drawnAt).slice(0, 4)}-${String(101 + at).padStart(4, '0')}`,
      }),
    ];
  });
}

interface Reached {
  readonly tenantId: string;
  readonly shopId: string;
  readonly month: string;
  readonly lines: ReturnType<typeof linesOf>;
  readonly reached: (typeof stages)[number];
  readonly drawnAt: Date;
  readonly voucher: string;
}

function statementOf(stage: Stage, { reached, drawnAt, voucher, lines, ...month }: Reached) {
  const [drawer, checker, payer] = [stage.player('shops'), stage.player('reviewer'), stage.player('finance')];
  const hoursLater = (hours: number) => new Date(drawnAt.getTime() + hours * 3_600_000);
  const isChecked = reached !== 'DRAWN';
  const isAnswered = isChecked && reached !== 'CHECKED';
  return {
    ...month,
    id: newId(),
    state: reached === 'PAID' ? 'PAID' : isChecked ? 'CHECKED' : 'DRAWN',
    lines,
    amount: sumOf(lines),
    note: '',
    drawnBy: drawer.id,
    drawnName: drawer.nickname,
    drawnAt,
    ...(isChecked && { checkedBy: checker.id, checkedName: checker.nickname, checkedAt: hoursLater(2) }),
    ...(isAnswered && {
      answer: reached === 'OBJECTED' ? 'OBJECTED' : 'CONFIRMED',
      objection: reached === 'OBJECTED' ? '上月 18 日有一次核销当场撤销后重做，少算了一次' : null,
      answeredAt: hoursLater(5),
    }),
    ...(reached === 'PAID' && {
      paidBy: payer.id,
      paidName: payer.nickname,
      paidAt: hoursLater(8),
      paidOn: dayInShanghai(drawnAt.getTime()),
      voucher,
    }),
    createdAt: drawnAt,
    updatedAt: drawnAt,
    rev: 1 + Number(isChecked) + Number(isAnswered) + Number(reached === 'PAID'),
  };
}

function linesOf(uses: readonly (typeof redemptions.$inferInsert)[]) {
  return [...Map.groupBy(uses, ({ titleCN }) => titleCN)]
    .map(([, rows]) => {
      const used = rows.filter(({ status }) => status === 'USED');
      const { titleCN: CN, titleEN: EN, price = 0 } = rows[0]!;
      return {
        title: { CN, EN },
        price,
        used: used.length,
        voided: rows.length - used.length,
        people: new Set(used.map(({ cardId }) => cardId)).size,
      };
    })
    .sort((one, two) => (one.title.CN < two.title.CN ? -1 : 1));
}
