import {
  followCall,
  followsCall,
  forgetAnswersCall,
  mailResultCall,
  ownAnswersCall,
  saveAnswersCall,
  smartpolicyCall,
  stopFollowCall,
  tryOutCall,
  unfollowCall,
} from '#features/smart-policy/calls.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { follow, listFollows, stopFollow, unfollow } from './follows.ts';
import { mailResult } from './mail-result.ts';
import { matchPolicies } from './match-policies.ts';
import { forgetAnswers, readOwnAnswers, saveAnswers } from './own-answers.ts';
import { tryOut } from './try-out.ts';

export const matchingRoutes: readonly Handler[] = [
  handleOpen(smartpolicyCall, matchPolicies),
  handle(ownAnswersCall, readOwnAnswers),
  handle(saveAnswersCall, saveAnswers),
  handle(forgetAnswersCall, forgetAnswers),
  handle(mailResultCall, mailResult),
  handle(followsCall, listFollows),
  handle(followCall, follow),
  handle(unfollowCall, unfollow),
  handleOpen(stopFollowCall, stopFollow),
  handle(tryOutCall, tryOut),
];
