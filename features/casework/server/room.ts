import type { ServerRoom } from '#server/features.ts';
import { caseFiles } from './applications/file-policy.ts';
import { applicationPart } from './applications/own-data.ts';
import { forgetSaves } from './applications/sections/saves.ts';
import { endExpired, lapseEmployers, lapseOverdue } from './applications/status/lapse.ts';
import { remindApplicants } from './applications/status/remind-applicants.ts';
import { applicationRetention } from './applications/status/remind-drafts.ts';
import { caseBadges } from './dashboard/queries.ts';
import { caseDatasets } from './datasets.ts';
import { employerFiles } from './employer/file-policy.ts';
import { remindEmployers } from './employer/remind.ts';
import { followReview } from './experts/follow-review.ts';
import { expertPart } from './experts/own-data.ts';
import { requireOwnSheet } from './experts/review-record.ts';
import { expertScores } from './experts/scale-use.ts';
import { extensionStore } from './extensions/extension-store.ts';
import { beat } from './extensions/heartbeat.ts';
import { caseFinder, personFinder } from './find-cases.ts';
import { helpedFiles } from './helping/help-policy.ts';
import { helpPart } from './helping/own-data.ts';
import { checkBadges } from './joint/badges.ts';
import { checkStore } from './joint/check-store.ts';
import { followJoint } from './joint/follow-case.ts';
import { departmentPart } from './joint/own-data.ts';
import { departmentFiles } from './joint/part-files.ts';
import { staffStore } from './joint/staff-store.ts';
import { caseLogWords } from './log-words.ts';
import { runBulk } from './review/bulk/run-bulk.ts';
import { caseExporter } from './review/case-exporter.ts';
import { getCase, requireCase } from './review/find-case.ts';
import { remindOfficers } from './review/remind-overdue.ts';
import { applicationsRoutes } from './routes/applications.ts';
import { documentRoutes } from './routes/documents.ts';
import { employerRoutes } from './routes/employer.ts';
import { expertRoutes } from './routes/experts.ts';
import { helpingRoutes } from './routes/helping.ts';
import { jointRoutes } from './routes/joint.ts';
import { reviewRoutes } from './routes/review.ts';
import { sentenceStore } from './sentence-store.ts';
import { yearStore } from './years/year-store.ts';

/** Applications and their review. */
export const casework: ServerRoom = {
  handlers: [
    ...applicationsRoutes,
    ...documentRoutes,
    ...employerRoutes,
    ...expertRoutes,
    ...helpingRoutes,
    ...jointRoutes,
    ...reviewRoutes,
  ],
  stores: {
    applyprogram: yearStore,
    extension: extensionStore,
    sentence: sentenceStore,
    casecheck: checkStore,
    departmentstaff: staffStore,
  },
  exporters: [caseExporter],
  schedules: [
    { name: 'forget-saves', cron: '37 4 * * *', run: forgetSaves },
    { name: 'lapse-overdue', cron: '* * * * *', run: lapseOverdue },
    { name: 'heartbeat', cron: '* * * * *', run: beat },
    { name: 'run-bulk-decisions', cron: '* * * * *', run: runBulk },
    { name: 'lapse-employers', cron: '* * * * *', run: lapseEmployers },
    { name: 'remind-employers', cron: '23 * * * *', run: remindEmployers },
    { name: 'remind-applicants', cron: '27 * * * *', run: remindApplicants },
    { name: 'remind-officers', cron: '35 0 * * *', run: remindOfficers },
    { name: 'end-expired', cron: '7 0 * * *', run: endExpired },
  ],
  // Time that was lost while the server was away is given back before anybody is answered.
  atStart: beat,
  ownParts: [applicationPart, helpPart, departmentPart, expertPart],
  retention: applicationRetention,
  fileReaders: [caseFiles, employerFiles, helpedFiles, departmentFiles],
  keptObjects: { case: getCase, 'case-score': requireOwnSheet },
  histories: { application: requireCase },
  followsCases: async (scope, moved) => {
    await followJoint(scope, moved);
    await followReview(scope, moved);
  },
  badges: async (scope) => ({ ...(await caseBadges(scope)), ...(await checkBadges(scope)) }),
  finders: [caseFinder, personFinder],
  datasets: caseDatasets,
  logWords: caseLogWords,
  scaleUses: [expertScores],
};
