import { flockTrainingCall, flockTrainingsCall } from '#features/flock/calls.ts';
import { database, hasDatabase } from '#features/flock/poultry/store/database.ts';
import { readSetting, useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import {
  agreementAt,
  type DoneRound,
  isRoundDue,
  type TrainingAnswer,
  type TrainingSection,
  trainingResult,
} from '#features/flock/shared/scoring/training.ts';
import { CallError, call } from '#web/kit/call/call.ts';
import { isSignedIn } from '#web/kit/call/session.ts';

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
const farSetting = 'trainingRoundsElsewhere';

/** Rounds of whoever works here, newest first. */
export function useRounds(): readonly Round[] {
  return useSetting<readonly Round[]>(setting) ?? [];
}

/** When rounds were done on this device and, as far as it knows, on others. */
export function useRoundTimes(): readonly Pick<DoneRound, 'at'>[] {
  const far = useSetting<readonly FarRound[]>(farSetting) ?? [];
  return [...useRounds(), ...far];
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

/** Rounds that the server knows, kept for the barn; throws CallError. */
export async function fetchRounds(): Promise<readonly FarRound[]> {
  const { rows } = await call(flockTrainingsCall, {}, { quiet: true });
  if (hasDatabase()) await writeSetting(database(), farSetting, rows);
  return rows;
}

/** Sends what waits and reads what other devices sent, when the network lets it. */
export async function refreshRounds(): Promise<void> {
  await sendRounds();
  if (!isSignedIn()) return;
  await fetchRounds().catch((error) => {
    if (!(error instanceof CallError)) throw error;
  });
}

/** Agreement that counts for whoever works here. */
export async function readAgreement(at: string): Promise<number | null> {
  return agreementAt(await readDone(), at);
}

/** Whether who works here should score ten drawings before the next visit. */
export async function isCheckDue(at: string): Promise<boolean> {
  return isRoundDue(await readDone(), at);
}

/** The rounds done on this device and those known of others. */
async function readDone(): Promise<DoneRound[]> {
  if (!hasDatabase()) return [];
  const far = (await readSetting<readonly FarRound[]>(database(), farSetting)) ?? [];
  const own = await readRounds();
  return [
    ...own.map((round) => ({ at: round.at, agreement: trainingResult(round.answers).agreement ?? 0 })),
    ...far.map((round) => ({ at: round.at, agreement: round.ac2 })),
  ];
}

async function readRounds(): Promise<readonly Round[]> {
  return (await readSetting<readonly Round[]>(database(), setting)) ?? [];
}
