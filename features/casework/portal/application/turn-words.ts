import { type Locale, textIn } from '#core/texts/text.ts';
import { nextActorOf } from '#core/workflow/flow.ts';
import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';
import type { ApplicationTexts } from '#features/casework/texts/application/CN.ts';
import type { Words } from '#web/kit/i18n.ts';
import { stateOfKey } from './programme.ts';

/** Whose turn an application is in words: the desk by the name that its stage gives it. */
export function turnWords(
  t: Words<ApplicationTexts>,
  { programme, state, locale }: { programme: Programme; state: string; locale: Locale },
): string {
  const found = stateOfKey(state);
  const stage = programme.stages[stageAt(programme, found.key)];
  return {
    applicant: t('progress.you'),
    employer: t('progress.employer'),
    operator: stage ? textIn(stage.who, locale) : t('progress.office'),
    system: t('progress.system'),
    nobody: t('progress.nobody'),
  }[nextActorOf(programme, found)];
}
