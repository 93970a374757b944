import type { ActionDefinition } from '#core/workflow/actions.ts';
import { actions } from '#core/workflow/actions.ts';
import { findState } from '#core/workflow/states.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';

/** Names a step of the funnel: one of its own words, else the state or action it is called after. */
export function useStepName(): (step: string) => string {
  const t = useTexts();
  const read = useTextIn();
  const own: Readonly<Record<string, string>> = {
    submitted: t('dashboard.stepSubmitted'),
    accepted: t('dashboard.stepAccepted'),
    reviewed: t('dashboard.stepReviewed'),
    passed: t('dashboard.stepReviewed'),
    joint: t('dashboard.stepJoint'),
    publicity: t('dashboard.stepPublicity'),
    approved: t('dashboard.stepApproved'),
    effective: t('dashboard.stepEffective'),
  };
  return (step) => {
    const state = findState(step);
    const action = (actions as Readonly<Record<string, ActionDefinition>>)[step];
    return own[step] ?? (state ? read(state.name) : action ? read(action.name) : step);
  };
}
