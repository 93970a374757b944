import { expertReviewCall, recuseExpertCall, submitExpertCall } from '#features/casework/calls/experts.ts';
import { readReview } from '#features/casework/server/experts/read-review.ts';
import { recuseExpert, submitScores } from '#features/casework/server/experts/score.ts';
import { type Handler, handle } from '#server/handle.ts';

export const expertRoutes: readonly Handler[] = [
  handle(expertReviewCall, readReview),
  handle(submitExpertCall, submitScores),
  handle(recuseExpertCall, recuseExpert),
];
