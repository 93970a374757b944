import { useTexts } from '#features/learning/office/words.ts';
import type { QuestItem } from '#features/learning/shared/quest.ts';
import { depthsOf } from '#features/learning/shared/quest-paths.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './quest.module.css';
import { useRuleWords } from './rule-words.ts';

/** The ways through a questionnaire: what is always asked down the middle, what only some answers lead to beside it. */
export function Flow({ items }: { items: readonly QuestItem[] }) {
  const t = useTexts();
  const read = useTextIn();
  const ruleWords = useRuleWords(items);
  const depths = depthsOf(items);
  if (items.length === 0)
    return <StatePanel icon="plus" title={t('learning.noItems')} hint={t('learning.paletteNote')} />;
  return (
    <ol className={styles.flow} aria-label={t('learning.viewFlow')}>
      <li className={styles.end}>{t('learning.begin')}</li>
      {items.map((item, at) => (
        <li key={item.code} data-depth={Math.min(3, depths.get(item.code) ?? 0) || undefined} className={styles.step}>
          {item.showIf && item.showIf.rules.length > 0 && (
            <span className={`inline-row gap-6 size-12 ${styles.condition}`}>
              <Icon name="merge" size={12} />
              {ruleWords(item.showIf)}
            </span>
          )}
          <span className="row wraps gap-8">
            <b>{at + 1}</b>
            <span className="breaks">{read(item.title) || t('learning.untitled')}</span>
            <span className="size-12 muted">{t(`learning.item${item.type}`)}</span>
          </span>
        </li>
      ))}
      <li className={styles.end}>{t('learning.end')}</li>
    </ol>
  );
}
