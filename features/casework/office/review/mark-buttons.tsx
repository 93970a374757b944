import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import type { MarkState } from './case-model.ts';
import styles from './fields.module.css';

interface MarkButtonsProps {
  name: string;
  state: MarkState;
  isDisabled: boolean;
  onVerify: () => void;
  onFix: () => void;
}

/** Right, or in need of correction. */
export function MarkButtons({ name, state, isDisabled, onVerify, onFix }: MarkButtonsProps) {
  const t = useTexts();
  return (
    <fieldset
      className={`rigid slim clip ${styles.mark}`}
      data-state={state}
      aria-label={t('review.markResult', { name })}
    >
      <button
        className="inline-row to-middle bare"
        type="button"
        aria-pressed={state === 'verified'}
        disabled={isDisabled}
        onClick={onVerify}
      >
        {state === 'verified' && <Icon name="check" size={13} />}
        {t('review.verify')}
      </button>
      <button
        className="inline-row to-middle bare"
        type="button"
        aria-pressed={state === 'fix'}
        disabled={isDisabled}
        onClick={onFix}
      >
        {t('review.correct')}
      </button>
    </fieldset>
  );
}
