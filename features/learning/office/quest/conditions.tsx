import { Button, InputNumber, Select } from 'antd';
import { useTexts } from '#features/learning/office/words.ts';
import { decidingTypes, type QuestItem } from '#features/learning/shared/quest.ts';
import { comparisons, type ShowRule, writeShowIf } from '#features/learning/shared/show-if.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './quest.module.css';

interface ConditionsProps {
  readonly items: readonly QuestItem[];
  readonly at: number;
  readonly isLocked: boolean;
  readonly onChange: (showIf: string) => void;
}

/** When an item is shown, by answers to those before it. */
export function Conditions({ items, at, isLocked, onChange }: ConditionsProps) {
  const t = useTexts();
  const read = useTextIn();
  const showIf = items[at]?.showIf ?? { isAny: false, rules: [] };
  const { isAny, rules } = showIf;
  const earlier = items.slice(0, at).filter(({ type }) => decidingTypes.includes(type));
  const put = (next: readonly ShowRule[]) => onChange(writeShowIf({ isAny, rules: next }));
  const write = (index: number, part: Partial<ShowRule>) =>
    put(rules.map((rule, other) => (other === index ? { ...rule, ...part } : rule)));
  if (earlier.length === 0) return <p className="size-12-5 muted">{t('learning.nothingBefore')}</p>;
  return (
    <fieldset className={`column gap-8 lined rounded size-12-5 ${styles.rules}`} disabled={isLocked}>
      <legend className="vh">{t('learning.dependent')}</legend>
      {rules.length === 0 ? (
        <span className="muted">{t('learning.always')}</span>
      ) : (
        <span className="row wraps gap-6">
          {t('learning.shownIf')}
          <Select
            size="small"
            aria-label={t('learning.howMany')}
            disabled={isLocked || rules.length < 2}
            value={isAny}
            options={[
              { value: false, label: t('learning.all') },
              { value: true, label: t('learning.any') },
            ]}
            onChange={(value) => onChange(writeShowIf({ isAny: value, rules }))}
          />
          {t('learning.conditionsHold')}
        </span>
      )}
      {rules.map((rule, index) => {
        const item = earlier.find(({ code }) => code === rule.code);
        const isOption = item?.type === 'SINGLE' || item?.type === 'MULTI';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name than their position
          <div key={index} className={styles.rule}>
            <Select
              size="small"
              className={styles.about}
              aria-label={t('learning.ruleItem')}
              disabled={isLocked}
              value={item ? rule.code : null}
              options={earlier.map((each) => ({
                value: each.code,
                label: `${items.indexOf(each) + 1} ${read(each.title)}`,
              }))}
              onChange={(code) => write(index, { code, is: '=', value: 1 })}
            />
            {isOption ? (
              <span className="muted">{item.type === 'MULTI' ? t('learning.contains') : '='}</span>
            ) : (
              <Select
                size="small"
                aria-label={t('learning.ruleIs')}
                disabled={isLocked}
                value={rule.is}
                options={comparisons.map((is) => ({ value: is, label: is === '<=' ? '≤' : is === '>=' ? '≥' : is }))}
                onChange={(is) => write(index, { is })}
              />
            )}
            {isOption ? (
              <Select
                size="small"
                className={styles.about}
                aria-label={t('learning.ruleValue')}
                disabled={isLocked}
                value={rule.value <= item.options.length ? rule.value : null}
                options={item.options.map((option, position) => ({ value: position + 1, label: read(option) }))}
                onChange={(value) => write(index, { value })}
              />
            ) : (
              <InputNumber
                size="small"
                aria-label={t('learning.ruleValue')}
                disabled={isLocked}
                min={item?.type === 'SCALE' ? 1 : 0}
                max={item?.type === 'SCALE' ? 5 : 1_000_000}
                value={rule.value}
                onChange={(value) => write(index, { value: value ?? 1 })}
              />
            )}
            {!isLocked && (
              <IconButton
                name="close"
                size={13}
                label={t('learning.removeRule')}
                onClick={() => put(rules.toSpliced(index, 1))}
              />
            )}
          </div>
        );
      })}
      {!isLocked && (
        <Button
          size="small"
          className={styles.fit}
          icon={<Icon name="plus" size={12} />}
          onClick={() => put([...rules, { code: earlier.at(-1)!.code, is: '=', value: 1 }])}
        >
          {t('learning.addRule')}
        </Button>
      )}
    </fieldset>
  );
}
