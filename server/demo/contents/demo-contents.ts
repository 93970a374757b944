import { livingGuides } from './guides-living.ts';
import { settlingGuides } from './guides-settling.ts';
import { news2025 } from './news-2025.ts';
import { news2026 } from './news-2026.ts';
import { newsNovember2026 } from './news-november-2026.ts';
import { collegeAndCbdPages } from './pages-college-and-cbd.ts';
import { homePages } from './pages-home.ts';
import { itecPages } from './pages-itec.ts';
import { parkContents } from './park.ts';
import { businessPolicies } from './policies-business.ts';
import { servicePolicies } from './policies-services.ts';
import { talentPolicies } from './policies-talent.ts';
import { widerPolicies } from './policies-wider.ts';
import { cityAndCulturePosts } from './posts-city-and-culture.ts';
import { dataAndFinancePosts } from './posts-data-and-finance.ts';
import { healthAndFarmPosts } from './posts-health-and-farm.ts';
import { machinePosts } from './posts-machines.ts';
import { seaAndEnergyPosts } from './posts-sea-and-energy.ts';
import type { WrittenContent } from './write-content.ts';
import { writtenActivities } from './written-activities.ts';

/** Every content of the demo story but the notices. */
export const demoContents: readonly WrittenContent[] = [
  ...newsNovember2026,
  ...news2026,
  ...news2025,
  ...talentPolicies,
  ...servicePolicies,
  ...businessPolicies,
  ...widerPolicies,
  ...machinePosts,
  ...seaAndEnergyPosts,
  ...healthAndFarmPosts,
  ...dataAndFinancePosts,
  ...cityAndCulturePosts,
  ...settlingGuides,
  ...livingGuides,
  ...homePages,
  ...itecPages,
  ...collegeAndCbdPages,
  ...parkContents,
  ...writtenActivities,
];
