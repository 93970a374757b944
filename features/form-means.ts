import { type ComponentType, lazy } from 'react';
import { formWords } from '#web/kit/form/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { activityWords } from './activities/portal/words.ts';
import { apartmentWords } from './apartments/portal/words.ts';
import { companyWords } from './companies/portal/words.ts';
import { rightWords } from './company-rights/portal/words.ts';
import { contentsWords } from './contents/portal/words.ts';
import { scoreWords } from './judging/portal/words.ts';
import { paymentWords } from './payments/portal/words.ts';
import { publicityWords } from './publicity/portal/words.ts';
import { visitWords } from './visits/portal/words.ts';

/** What forms and the review desk ask of other rooms: companies to suggest, and what the data file holds. */
export { searchCompanies } from './companies/portal/search-companies.ts';
export { caseRecordsCall, dataConsentCall, dataRecordAuthCall } from './data-file/calls.ts';

/** What rooms add to the page that tells where an application stands, each drawn where it has something to say. */
export const progressCards: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  publicity: lazy(
    withWords({ ...formWords, ...publicityWords }, () =>
      import('./publicity/portal/progress-card.tsx').then((found) => ({ default: found.ProgressCard })),
    ),
  ),
  apartments: lazy(
    withWords(apartmentWords, () =>
      import('./apartments/portal/progress-card.tsx').then((found) => ({ default: found.ProgressCard })),
    ),
  ),
  payments: lazy(
    withWords({ ...formWords, ...paymentWords }, () =>
      import('./payments/portal/progress-card.tsx').then((found) => ({ default: found.ProgressCard })),
    ),
  ),
};
/** What rooms add below what an employer has to confirm. */
export const employerCards: Readonly<Record<string, ComponentType>> = {
  windows: lazy(
    withWords(rightWords, () =>
      import('./company-rights/portal/window-cards.tsx').then((found) => ({ default: found.WindowCards })),
    ),
  ),
};
/** And below what the company itself applied for. */
export const companyCards: Readonly<Record<string, ComponentType>> = {
  people: lazy(
    withWords(companyWords, () =>
      import('./companies/portal/people-card.tsx').then((found) => ({ default: found.PeopleCard })),
    ),
  ),
};
/** What rooms add to the page of an entry of the competition, likewise. */
export const entryCards: Readonly<Record<string, ComponentType<{ id: string }>>> = {
  visits: lazy(
    withWords(visitWords, () =>
      import('./visits/portal/visit-card.tsx').then((found) => ({ default: found.VisitCard })),
    ),
  ),
  scores: lazy(
    withWords(scoreWords, () =>
      import('./judging/portal/score-card.tsx').then((found) => ({ default: found.ScoreCard })),
    ),
  ),
};
/** The text of a public notice that runs, with its list to object from. */
export const loadListedBody = withWords(publicityWords, () => import('./publicity/portal/listed-body.tsx'));
/** Raising an objection, beside a public notice; it comes with its words when such a notice is read. */
export const loadObjectionPanel = withWords(
  { ...formWords, ...publicityWords },
  () => import('./publicity/portal/objection-panel.tsx'),
);
/** The sessions of a lesson in person; they come with their words when such a lesson is opened. */
export const CourseSessions = lazy(
  withWords({ ...contentsWords, ...activityWords }, () =>
    import('./activities/portal/course-sessions.tsx').then((found) => ({ default: found.CourseSessions })),
  ),
);
