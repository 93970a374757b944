import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '#features/learning/office/words.ts';
import { linesOf } from '#features/learning/shared/question.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import styles from './quest.module.css';

interface Pair {
  readonly CN: string;
  readonly EN: string;
}

interface OptionPairsProps {
  /** One a line: Chinese, a bar, English. */
  readonly value: string;
  readonly isLocked: boolean;
  /** Whether they can be reworded, but none added or removed. */
  readonly isFrozen: boolean;
  readonly onChange: (value: string) => void;
  /** The position of an option that goes, from 1. */
  readonly onRemove: (position: number) => void;
}

/** The options of an item in both languages; Enter adds one. */
export function OptionPairs({ value, isLocked, isFrozen, onChange, onRemove }: OptionPairsProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // Options without words are no lines: they stand here alone until they have some.
  const [pairs, setPairs] = useState<readonly Pair[]>(() => pairsIn(value));
  const isSame = textOf(pairs) === textOf(pairsIn(value));
  const shown = isSame ? pairs : pairsIn(value);
  if (!isSame) setPairs(shown);
  const put = (next: readonly Pair[]) => {
    setPairs(next);
    onChange(textOf(next));
  };
  const write = (at: number, part: Partial<Pair>) =>
    put(shown.map((pair, other) => (other === at ? { ...pair, ...part } : pair)));
  const add = () => {
    setPairs([...shown, { CN: '', EN: '' }]);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-2)?.focus());
  };
  const remove = (at: number) => {
    const isEmpty = shown[at]!.CN.trim() === '' && shown[at]!.EN.trim() === '';
    const position = shown.slice(0, at + 1).filter(({ CN, EN }) => CN.trim() !== '' || EN.trim() !== '').length;
    setPairs(shown.toSpliced(at, 1));
    if (!isEmpty) onRemove(position);
  };
  return (
    <fieldset className={`column gap-6 ${styles.group}`}>
      <legend className="size-13 below-4">{t('learning.options')}</legend>
      <ul ref={list} className="column gap-6">
        {shown.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name than their position
          <li key={at} className={styles.pair}>
            {(['CN', 'EN'] as const).map((language) => (
              <Input
                key={language}
                size="small"
                disabled={isLocked}
                maxLength={80}
                placeholder={t(language === 'CN' ? 'learning.inChinese' : 'learning.inEnglish')}
                aria-label={t(language === 'CN' ? 'learning.optionCN' : 'learning.optionEN', { count: at + 1 })}
                value={pair[language]}
                onChange={(event) => write(at, { [language]: event.target.value.replace(/[|｜]/g, '') })}
                onPressEnter={isFrozen ? undefined : add}
              />
            ))}
            {!isFrozen && (
              <IconButton
                name="close"
                size={13}
                label={t('learning.removeOption', { name: at + 1 })}
                onClick={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isFrozen && (
        <Button size="small" className={styles.fit} icon={<Icon name="plus" size={13} />} onClick={add}>
          {t('learning.addOption')}
        </Button>
      )}
    </fieldset>
  );
}

function pairsIn(value: string): Pair[] {
  const pairs = linesOf(value).map((line) => {
    const [CN = '', EN = ''] = line.split(/[|｜]/).map((part) => part.trim());
    return { CN, EN };
  });
  return [...pairs, ...Array.from({ length: Math.max(0, 2 - pairs.length) }, () => ({ CN: '', EN: '' }))];
}

function textOf(pairs: readonly Pair[]): string {
  return pairs
    .map(({ CN, EN }) => [CN.trim(), EN.trim()])
    .filter(([CN, EN]) => CN !== '' || EN !== '')
    .map(([CN, EN]) => (EN === '' ? CN : `${CN}|${EN}`))
    .join('\n');
}
