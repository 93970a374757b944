import { contestCall, planCall, planPageCall } from '#features/site/calls/sites.ts';
import { readContest } from '../../domain/mini-sites/contest.ts';
import { listPlanPages, readPlanPage } from '../../domain/mini-sites/plan.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const miniSiteRoutes: readonly Handler[] = [
  handleOpen(contestCall, readContest),
  handleOpen(planCall, listPlanPages),
  handleOpen(planPageCall, readPlanPage),
];
