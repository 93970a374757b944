import { flockTrainingCall, flockTrainingsCall } from '#core/contracts/flocks.ts';
import { roundEvery, type TrainingAnswer, type TrainingSection, trainingResult } from '#core/scoring/training.ts';
import { CallError, call } from '../../../kit/call.ts';
import { isSignedIn } from '../../../kit/session.ts';
import { database, hasDatabase } from '../../store/database.ts';
import { readSetting, useSetting, writeSetting } from '../../store/settings.ts';

/** A round as this device keeps it, without a network too. */
export interface Round {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly section: TrainingSection;
  readonly answers: readonly TrainingAnswer[];
  readonly isSent: boolean;
}

const setting = 'trainingRounds';

/** Rounds of who works here, newest first. */
export function useRounds(): readonly Round[] {
  return useSetting<readonly Round[]>(setting) ?? [];
}

export async function keepRound(round: Omit<Round, 'isSent'>): Promise<void> {
  const kept = await readRounds();
  await writeSetting(database(), setting, [{ ...round, isSent: false }, ...kept]);
  await sendRounds();
}

/** Sends what waits, one after the other; what does not arrive stays for another time. */
export async function sendRounds(): Promise<void> {
  if (!hasDatabase() || !isSignedIn()) return;
  for (const { isSent, id, at, section, answers } of await readRounds()) {
    if (isSent) continue;
    try {
      await call(flockTrainingCall, { id, at, section, answers: [...answers] }, { quiet: true });
    } catch (error) {
      if (error instanceof CallError) return;
      throw error;
    }
    const kept = await readRounds();
    const sent = kept.map((round) => (round.id === id ? { ...round, isSent: true } : round));
    await writeSetting(database(), setting, sent);
  }
}

/** A round that another device sent. */
export interface FarRound {
  readonly id: string;
  readonly at: string;
  readonly section: string;
  readonly items: number;
  readonly ac2: number;
}

/** Rounds that the server knows; throws CallError. */
export async function fetchRounds(): Promise<readonly FarRound[]> {
  return (await call(flockTrainingsCall, {}, { quiet: true })).rows;
}

/** Agreement of the newest round on this device, not older than two quarters; null without one. */
export async function readAgreement(): Promise<number | null> {
  if (!hasDatabase()) return null;
  const [newest] = await readRounds();
  if (!newest || Date.now() - Date.parse(newest.at) > 2 * roundEvery * 86_400_000) return null;
  return trainingResult(newest.answers).agreement;
}

async function readRounds(): Promise<readonly Round[]> {
  return (await readSetting<readonly Round[]>(database(), setting)) ?? [];
}
