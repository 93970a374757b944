import { useEffect } from 'react';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { ownAnswersCall } from '#features/smart-policy/calls.ts';
import { knownAnswers } from '#features/smart-policy/shared/known-answers.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn } from '#web/kit/call/session.ts';
import { useAnswers } from './answers-store.ts';

/**
 * Fills in what is known before anything is told: the answers kept on the account, else what tags and the last
 * application suggest, else those of the device; what the address says comes before all of them.
 */
export function usePrefill(given: Answers = {}): void {
  const isSignedIn = useIsSignedIn();
  const { data } = useCall(ownAnswersCall, isSignedIn ? {} : undefined, { quiet: true, staleTime: 60_000 });
  const own = JSON.stringify(given);
  useEffect(() => {
    const { answers, source, fill } = useAnswers.getState();
    const told = JSON.parse(own) as Answers;
    const isUntouched = Object.keys(answers).every((key) => Object.hasOwn(told, key));
    if (isUntouched && data) {
      const kept = knownAnswers(data.answers).answers;
      const suggested = knownAnswers(data.suggested).answers;
      const isKept = Object.keys(kept).length > 0;
      const found = isKept ? kept : suggested;
      fill({ ...found, ...told }, Object.keys(found).length > 0 ? (isKept ? 'account' : 'suggested') : null);
    } else if (Object.keys(told).some((key) => JSON.stringify(answers[key]) !== JSON.stringify(told[key])))
      fill({ ...answers, ...told }, source);
    // Once for each address and each answer of the account: what is told afterwards stays.
  }, [own, data]);
}
