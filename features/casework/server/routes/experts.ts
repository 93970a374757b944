import {
  expertFairnessCall,
  expertReviewCall,
  recuseExpertCall,
  submitExpertCall,
} from '#features/casework/calls/experts.ts';
import { readFairness } from '#features/casework/server/experts/read-fairness.ts';
import { readReview } from '#features/casework/server/experts/read-review.ts';
import { recuseExpert, submitScores } from '#features/casework/server/experts/score.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';

export const expertRoutes: readonly Handler[] = [
  handle(expertReviewCall, readReview),
  handleSlow(expertFairnessCall, readFairness),
  handle(submitExpertCall, submitScores),
  handle(recuseExpertCall, recuseExpert),
];
