import type { Features } from '#server/features.ts';
import { keepActivity } from './activities/server/keep-activity.ts';
import { getCase } from './casework/server/review/find-case.ts';
import { selectedOtec } from './companies/server/own.ts';
import { getExporter } from './exporters.ts';
import { ownParts } from './own-parts.ts';
import { resources } from './resources.ts';
import { schedules } from './schedules.ts';
import { stores } from './stores.ts';
import { getWork } from './works.ts';

/** What the server's engines are handed at the start. */
export const features: Features = {
  resources,
  stores,
  getExporter,
  getWork,
  schedules,
  ownParts,
  keptObjects: { case: getCase },
  publishing: { activity: keepActivity },
  selectedOtec,
};
