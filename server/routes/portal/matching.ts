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
import { follow, listFollows, stopFollow, unfollow } from '../../domain/matching/follows.ts';
import { mailResult } from '../../domain/matching/mail-result.ts';
import { matchPolicies } from '../../domain/matching/match-policies.ts';
import { forgetAnswers, readOwnAnswers, saveAnswers } from '../../domain/matching/own-answers.ts';
import { tryOut } from '../../domain/matching/try-out.ts';
import { type Handler, handle, handleOpen } from '../../handle.ts';

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
