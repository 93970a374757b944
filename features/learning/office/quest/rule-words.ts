import { useTexts } from '#features/learning/office/words.ts';
import type { QuestItem } from '#features/learning/shared/quest.ts';
import type { ShowIf, ShowRule } from '#features/learning/shared/show-if.ts';
import { useTextIn } from '#web/office/texts.ts';

/** Says a condition by the numbers and answers of the items that it is about. */
export function useRuleWords(items: readonly QuestItem[]) {
  const t = useTexts();
  const read = useTextIn();
  const one = ({ code, is, value }: ShowRule) => {
    const at = items.findIndex((item) => item.code === code);
    const item = items[at];
    const option = item?.options[value - 1];
    return t('learning.rule', {
      count: at < 0 ? '?' : at + 1,
      is: item?.type === 'MULTI' ? t('learning.contains') : is === '<=' ? '≤' : is === '>=' ? '≥' : '=',
      value: option ? read(option) : String(value),
    });
  };
  return ({ isAny, rules }: ShowIf) => rules.map(one).join(t(isAny ? 'learning.or' : 'learning.and'));
}
