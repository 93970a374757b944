import { lockOrMakeFarm } from '#features/flock/server/entries/lock-farm.ts';
import { takeChanges } from '#features/flock/server/entries/take-changes.ts';
import { inviteToFarm, joinFarm } from '#features/flock/server/farms/invites.ts';
import { questionStore } from '#features/flock/server/reports/question-store.ts';
import { flockQuestions } from '#features/flock/server/tables.ts';
import { keepTraining } from '#features/flock/server/trainings.ts';
import { type Change, type Entry, farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { agreementAt, type TrainingAnswer, trainingResult } from '#features/flock/shared/scoring/training.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { Happening, Player, Stage } from '#server/demo/demo-room.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { composeVisit } from './compose-visit.ts';
import { readAgain } from './read-again.ts';
import { type ToldFarm, type ToldVisit, toldFarms, toldTrainings, trainingRound } from './story.ts';
import { takePhotos } from './take-photos.ts';

const tenant = 'yunting';
const dayMs = 24 * 3_600_000;

/** What the people of the story do with their flocks, each at its instant: every farm is as phones would have made it. */
export function flockTurns(stage: Stage): Happening[] {
  const farms = toldFarms.flatMap((farm) => [
    foundFarm(stage, farm),
    ...farm.visits.flatMap((visit) => visitHouse(stage, farm, visit)),
  ]);
  return [...farms, ...toldTrainings.map((told) => train(stage, told))];
}

function dayOf({ now }: Stage, daysAgo: number): string {
  return new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
}

/** Ids as devices make them: at least eight letters and digits. */
const houseId = (at: number) => `house-00${at + 1}`;

/** A day before its first visit the owner enters the farm, and whoever works there joins. */
function foundFarm(stage: Stage, farm: ToldFarm): Happening {
  const first = Math.max(20, ...farm.visits.map(({ daysAgo }) => daysAgo)) + 1;
  const at = new Date(stage.now.getTime() - first * dayMs);
  const player = stage.player(farm.owner);
  const entries = farmEntries(stage, farm).map((entry) => ({ ...entry, at }));
  return {
    at,
    async act() {
      await keep(stage, { farm, doc: farmDoc, player, entries, at });
      for (const login of farm.workers) await bringIn(stage, farm, { player, worker: stage.player(login), at });
    },
  };
}

interface Joining {
  readonly player: Player;
  readonly worker: Player;
  readonly at: Date;
}

async function bringIn(stage: Stage, farm: ToldFarm, { player, worker, at }: Joining): Promise<void> {
  const { code } = await asGrower(stage, { player, tenant, at }, (scope) =>
    inviteToFarm(scope, { farmId: farm.id, role: 'WORKER', reqId: newId() }),
  );
  await asGrower(stage, { player: worker, tenant, at }, (scope) => joinFarm(scope, { code, reqId: newId() }));
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

function visitHouse(stage: Stage, farm: ToldFarm, told: ToldVisit): Happening[] {
  const player = stage.player(told.by ?? farm.owner);
  // Its beginning is the number of the report on paper.
  const number = `${farm.id.slice(5, 8)}${told.house + 1}${String(told.ageDays).padStart(2, '0')}`;
  const doc = `${number}-${dayOf(stage, told.daysAgo)}`;
  const startedAt = beginOf(stage, told);
  const scored = composeVisit({
    ...told,
    house: { id: houseId(told.house), name: farm.houses[told.house]!.name },
    area: farm.area,
    assessor: player.nickname,
    startedAt,
    agreement: reachedBy(stage, player, startedAt),
  });
  // Outside the house there is a network again.
  const at = new Date(scored.at(-1)!.at.getTime() + 120_000);
  const visit = {
    at,
    act: async () => {
      const report = readReport(doc, valuesOf(scored));
      const photos = await takePhotos(slowCall(stage, player, at), { report, farm }, told.photos ?? []);
      const entries = [...scored, ...photos].toSorted((a, b) => a.at.getTime() - b.at.getTime());
      await keep(stage, { farm, doc, player, entries, at });
    },
  };
  const after = (hours: number, act: (later: Date) => Promise<void>): Happening => {
    const later = new Date(at.getTime() + hours * 3_600_000);
    return { at: later, act: () => act(later) };
  };
  const { answer: answered, reading, photos = [] } = told;
  return [
    visit,
    ...(answered
      ? [after(answered.hours, (later) => answer(stage, { farm, doc, text: answered.text, at: later }))]
      : []),
    ...(reading
      ? [
          after(reading.hours, (later) =>
            asGrower(stage, { player, tenant, at: later }, (scope) =>
              readAgain(scope, {
                farmId: farm.id,
                report: readReport(doc, valuesOf(scored)),
                pictured: photos,
                reading,
              }),
            ),
          ),
        ]
      : []),
  ];
}

const valuesOf = (entries: readonly Entry[]) => new Map(entries.map(({ key, value }) => [key, value]));

/** A call of somebody that takes its time, as an upload does. */
function slowCall(stage: Stage, player: Player, at: Date): SlowActorCall {
  const act = <T>(work: (scope: ActorScope) => Promise<T>) => asGrower(stage, { player, tenant, at }, work);
  return { actor: player, now: at, services: stage.services, read: act, transact: act };
}

interface Kept {
  readonly farm: ToldFarm;
  readonly doc: string;
  readonly player: Player;
  readonly entries: readonly (Entry & { readonly at: Date })[];
  readonly at: Date;
}

/** What a phone sends. */
async function keep(stage: Stage, { farm, doc, player, entries, at: now }: Kept): Promise<void> {
  const last = new Map<string, string>();
  const changes = entries.map(({ key, value, at }): Change => {
    const change = { id: newId(), doc, key, value, base: last.get(key) ?? null, at: at.toISOString() };
    last.set(key, change.id);
    return change;
  });
  const done = await asGrower(stage, { player, tenant, at: now }, async (scope) =>
    takeChanges(scope, await lockOrMakeFarm(scope, farm.id), changes),
  );
  const lost = changes.find(({ id }) => done.get(id)?.outcome !== 'KEPT');
  if (lost)
    throw new Error(`the story of ${farm.name} breaks a rule: ${doc} ${lost.key} ${JSON.stringify(lost.value)}`);
}

interface Answered {
  readonly farm: ToldFarm;
  readonly doc: string;
  readonly text: string;
  readonly at: Date;
}

async function answer(stage: Stage, { farm, doc, text, at }: Answered): Promise<void> {
  await asOfficer(stage, { player: stage.player('admin'), tenant, at }, async (scope) => {
    const [question] = await scope.db
      .select({ id: flockQuestions.id })
      .from(flockQuestions)
      .where(and(eq(flockQuestions.farmId, farm.id), eq(flockQuestions.doc, doc)));
    await questionStore.act!(scope, { action: 'answer', ids: [question!.id], values: { answer: text } });
  });
}

/** What somebody had reached in training when they began a visit. */
function reachedBy(stage: Stage, { loginName }: Player, visit: Date): number | null {
  const own = toldTrainings.filter(({ by }) => by === loginName);
  const rounds = own.map((told) => ({
    at: daysBack(stage, told.daysAgo).toISOString(),
    agreement: trainingResult(answersOf(told)).agreement ?? 0,
  }));
  return agreementAt(rounds, visit.toISOString());
}

type ToldTraining = (typeof toldTrainings)[number];

function answersOf({ missed }: ToldTraining): TrainingAnswer[] {
  const given: Readonly<Record<string, number>> = missed;
  return trainingRound.map((drawing) => ({ drawing, score: given[drawing] ?? Number(drawing.at(-1)) }));
}

const daysBack = ({ now }: Stage, days: number) => new Date(now.getTime() - days * dayMs);

function train(stage: Stage, told: ToldTraining): Happening {
  const { by } = told;
  const at = daysBack(stage, told.daysAgo);
  const answers = answersOf(told);
  return {
    at,
    act: () =>
      asGrower(stage, { player: stage.player(by), tenant, at }, async (scope) => {
        await keepTraining(scope, { id: newId(), at: at.toISOString(), section: 'all', answers });
      }),
  };
}

function asGrower<T>(
  stage: Stage,
  part: { player: Player; tenant: string; at: Date },
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  return asPerson(stage, { ...part, side: 'poultry' }, work);
}
