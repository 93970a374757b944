import { contestCall, planCall, planPageCall } from '#features/site/calls/sites.ts';
import { readContest } from '#features/site/server/mini-sites/contest.ts';
import { listPlanPages, readPlanPage } from '#features/site/server/mini-sites/plan.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const miniSiteRoutes: readonly Handler[] = [
  handleOpen(contestCall, readContest),
  handleOpen(planCall, listPlanPages),
  handleOpen(planPageCall, readPlanPage),
];
