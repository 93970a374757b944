import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockTrainingCall, flockTrainingsCall } from '#features/flock/calls.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import {
  shownBy,
  type TrainingAnswer,
  trainingResult,
  trainingSections,
} from '#features/flock/shared/scoring/training.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { flockTrainings } from './tables.ts';

/** Keeps one round of the caller, once however often it is sent. INVALID for a section or drawing that there is not. */
export async function keepTraining(
  scope: ActorScope,
  { id, at, section, answers }: InputOf<typeof flockTrainingCall>,
): Promise<Record<string, never>> {
  const { agreement } = trainingResult(answers);
  const isKnown = trainingSections.some((each) => each === section) && answers.every(isAnswer);
  if (!isKnown || agreement === null) throw new Refusal('INVALID', { params: { count: 1 } });
  const { db, tenantId, actor, now } = scope;
  // A clock that runs ahead would keep the next round from being due.
  const done = new Date(Math.min(Date.parse(at), now.getTime()));
  await db
    .insert(flockTrainings)
    .values({ tenantId, accountId: actor.id, id, at: done, section, answers, ac2: agreement, createdAt: now })
    .onConflictDoNothing();
  return {};
}

/** Most rounds that are listed: some twenty years of four a year in each section. */
const most = 500;

/** The caller's own rounds, newest first. */
export async function listTrainings({ db, tenantId, actor }: ActorScope): Promise<OutputOf<typeof flockTrainingsCall>> {
  const rows = await db
    .select()
    .from(flockTrainings)
    .where(and(eq(flockTrainings.tenantId, tenantId), eq(flockTrainings.accountId, actor.id)))
    .orderBy(desc(flockTrainings.at), desc(flockTrainings.id))
    .limit(most);
  return {
    rows: rows.map(({ id, at, section, answers, ac2 }) => ({
      id,
      section,
      ac2,
      at: at.toISOString(),
      items: (answers as TrainingAnswer[]).length,
    })),
  };
}

const scales = scalesOf({ ...firstScaleSet, cecTextureMax: 3 });

function isAnswer({ drawing, score }: TrainingAnswer): boolean {
  const shown = shownBy(drawing);
  return shown !== null && shown.score <= scales[shown.scale].max && score <= scales[shown.scale].max;
}
