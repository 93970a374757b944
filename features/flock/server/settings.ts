import type { OutputOf } from '#core/contracts/contract.ts';
import type { flockSettingsCall } from '#features/flock/calls.ts';
import type { Scope } from '#server/scope.ts';
import { findReleased } from './app-version-store.ts';
import { readChangedArticles } from './article-store.ts';
import { readLimits } from './limit-store.ts';
import { readScaleSet } from './scales-store.ts';

/** What every phone works by: scales and limits in force, articles that operators changed, the newest version of the app. */
export async function readSettings(scope: Scope): Promise<OutputOf<typeof flockSettingsCall>> {
  const scales = await readScaleSet(scope);
  return {
    scales: { ...scales, footCuts: [...scales.footCuts], ammoniaTops: [...scales.ammoniaTops] },
    limits: (await readLimits(scope)).map(({ area, measure, limit }) => ({ area, measure, limit })),
    articles: await readChangedArticles(scope),
    version: (await findReleased(scope, 'FARM')) ?? null,
  };
}
