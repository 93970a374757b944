import { and, eq } from 'drizzle-orm';
import { type Change, type Entry, farmDoc } from '#core/scoring/entries.ts';
import { inviteToFarm, joinFarm } from '../../../domain/flocks/invites.ts';
import { lockOrMakeFarm } from '../../../domain/flocks/lock-farm.ts';
import { questionStore } from '../../../domain/flocks/question-store.ts';
import { takeChanges } from '../../../domain/flocks/take-changes.ts';
import { newId } from '../../../domain/ids.ts';
import type { Services } from '../../../services.ts';
import { flockQuestions } from '../../tables/flocks.ts';
import { asGrower, asOfficer, type Player, readPlayers } from '../act.ts';
import { composeVisit } from './compose-visit.ts';
import { type ToldFarm, type ToldVisit, toldFarms } from './story.ts';

const tenant = 'yunting';
const dayMs = 24 * 3_600_000;

/** Lets the people of the story score their flocks, in the order in which it happened; every farm is as phones would have made it. */
export async function seedFlocks(services: Services): Promise<void> {
  const stage: Stage = { services, players: await readPlayers(services), now: services.clock() };
  for (const farm of toldFarms) {
    await foundFarm(stage, farm);
    for (const visit of farm.visits.toSorted((a, b) => b.daysAgo - a.daysAgo)) await visitHouse(stage, farm, visit);
  }
}

interface Stage {
  readonly services: Services;
  readonly players: ReadonlyMap<string, Player>;
  readonly now: Date;
}

function playerOf({ players }: Stage, login: string): Player {
  const player = players.get(login);
  if (!player) throw new Error(`the story names ${login}, who is not among the demo accounts`);
  return player;
}

function dayOf({ now }: Stage, daysAgo: number): string {
  return new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
}

/** Ids as devices make them: at least eight letters and digits. */
const houseId = (at: number) => `house-00${at + 1}`;

/** A day before its first visit the owner enters the farm, and whoever works there joins. */
async function foundFarm(stage: Stage, farm: ToldFarm): Promise<void> {
  const first = Math.max(20, ...farm.visits.map(({ daysAgo }) => daysAgo)) + 1;
  const at = new Date(stage.now.getTime() - first * dayMs);
  const player = playerOf(stage, farm.owner);
  await keep(stage, {
    farm,
    doc: farmDoc,
    player,
    entries: farmEntries(stage, farm).map((entry) => ({ ...entry, at })),
  });
  for (const login of farm.workers) {
    const { code } = await asGrower(stage.services, { player, tenant, at }, (scope) =>
      inviteToFarm(scope, { farmId: farm.id, role: 'WORKER', reqId: newId() }),
    );
    await asGrower(stage.services, { player: playerOf(stage, login), tenant, at }, (scope) =>
      joinFarm(scope, { code, reqId: newId() }),
    );
  }
}

function farmEntries(stage: Stage, farm: ToldFarm): Entry[] {
  const { name, type, birds, genetics, breed, area, isShared, vet } = farm;
  return [
    ...Object.entries({ name, type, birds, genetics, breed, area, isShared, vet }).map(([key, value]) => ({
      key,
      value,
    })),
    ...farm.houses.map(({ ageDays, ...house }, at) => ({
      key: `house:${houseId(at)}`,
      value: { ...house, placedOn: dayOf(stage, ageDays) },
    })),
    ...farm.events.map(({ house, daysAgo, kind, text }, at) => ({
      key: `event:event-00${at + 1}`,
      value: { houseId: houseId(house), on: dayOf(stage, daysAgo), kind, text },
    })),
  ];
}

/** A morning in the house; on the day the demo is filled in an hour and a half ago. */
function beginOf({ now }: Stage, { daysAgo, house }: ToldVisit): Date {
  if (daysAgo === 0) return new Date(now.getTime() - (90 + house * 20) * 60_000);
  const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T0${5 + (house % 3)}:40:00.000Z`);
}

async function visitHouse(stage: Stage, farm: ToldFarm, told: ToldVisit): Promise<void> {
  const player = playerOf(stage, told.by ?? farm.owner);
  const doc = `report-h${told.house + 1}-${dayOf(stage, told.daysAgo)}`;
  const entries = composeVisit({
    ...told,
    house: { id: houseId(told.house), name: farm.houses[told.house]!.name },
    ...{ area: farm.area, assessor: player.nickname, startedAt: beginOf(stage, told) },
  });
  await keep(stage, { farm, doc, player, entries });
  if (told.answer) await answer(stage, { farm, doc, told, asked: entries.at(-1)!.at });
}

interface Kept {
  readonly farm: ToldFarm;
  readonly doc: string;
  readonly player: Player;
  readonly entries: readonly (Entry & { readonly at: Date })[];
}

/** What a phone sends when it finds a network again. */
async function keep({ services }: Stage, { farm, doc, player, entries }: Kept): Promise<void> {
  const last = new Map<string, string>();
  const changes = entries.map(({ key, value, at }): Change => {
    const change = { id: newId(), doc, key, value, base: last.get(key) ?? null, at: at.toISOString() };
    last.set(key, change.id);
    return change;
  });
  const at = new Date(entries.at(-1)!.at.getTime() + 120_000);
  const done = await asGrower(services, { player, tenant, at }, async (scope) =>
    takeChanges(scope, await lockOrMakeFarm(scope, farm.id), changes),
  );
  const lost = changes.find(({ id }) => done.get(id)?.outcome !== 'KEPT');
  if (lost)
    throw new Error(`the story of ${farm.name} breaks a rule: ${doc} ${lost.key} ${JSON.stringify(lost.value)}`);
}

interface Answered {
  readonly farm: ToldFarm;
  readonly doc: string;
  readonly told: ToldVisit;
  readonly asked: Date;
}

async function answer(stage: Stage, { farm, doc, told, asked }: Answered): Promise<void> {
  const at = new Date(asked.getTime() + told.answer!.hours * 3_600_000);
  await asOfficer(stage.services, { player: playerOf(stage, 'admin'), tenant, at }, async (scope) => {
    const [question] = await scope.db
      .select({ id: flockQuestions.id })
      .from(flockQuestions)
      .where(and(eq(flockQuestions.farmId, farm.id), eq(flockQuestions.doc, doc)));
    const values = { answer: told.answer!.text };
    await questionStore.act!(scope, { action: 'answer', ids: [question!.id], values } as never);
  });
}
