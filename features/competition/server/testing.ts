import { demoEditions } from '#features/competition/demo/editions.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { editionOf } from './editions.ts';

const [first] = demoEditions;

/** The edition that tests fill entries in for: the demo's open one. */
export const anEdition: Edition = editionOf({
  ...first!,
  tenantId: 'tenant-a',
  createdAt: new Date(),
  updatedAt: new Date(),
  rev: 0,
} as Parameters<typeof editionOf>[0]);
