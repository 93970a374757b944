import type { DemoRoom } from '#server/demo/demo-room.ts';
import { accountsDemo } from './accounts/demo/room.ts';
import { activitiesDemo } from './activities/demo/room.ts';
import { caseworkDemo } from './casework/demo/room.ts';
import { companiesDemo } from './companies/demo/room.ts';
import { contentsDemo } from './contents/demo/room.ts';
import { flockDemo } from './flock/demo/room.ts';
import { learningDemo } from './learning/demo/room.ts';
import { placesDemo } from './places/demo/room.ts';
import { siteDemo } from './site/demo/room.ts';
import { smartPolicyDemo } from './smart-policy/demo/room.ts';
import { supportersDemo } from './supporters/demo/room.ts';
import { tenantsDemo } from './tenants/demo/room.ts';

/** What the rooms tell of the demo. In this order they lay its ground and publish; what happens between is told by time. */
export const demoRooms: readonly DemoRoom[] = [
  accountsDemo,
  tenantsDemo,
  caseworkDemo,
  companiesDemo,
  supportersDemo,
  flockDemo,
  siteDemo,
  placesDemo,
  learningDemo,
  contentsDemo,
  smartPolicyDemo,
  activitiesDemo,
];
