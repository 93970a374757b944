import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { type Report, signKeys } from '#features/flock/shared/scoring/report.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import styles from './signs-dialog.module.css';

/** Asks what is wrong in the house; every tick is written at once, a red flag follows when the dialog closes. */
export function SignsDialog({
  open,
  isOfGreen,
  signs,
  onChange,
  onClose,
}: {
  open: boolean;
  /** Asked because of green droppings, not by the alarm button. */
  isOfGreen: boolean;
  signs: Report['signs'];
  onChange: (signs: Report['signs']) => void;
  onClose: () => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const isAny = signKeys.some((key) => signs[key]);
  return (
    <Dialog
      open={open}
      title={t('signs.title')}
      onClose={onClose}
      footer={<BigButton onClick={onClose}>{t(isAny ? 'signs.done' : 'signs.none')}</BigButton>}
    >
      <p className={styles.why}>{t(isOfGreen ? 'signs.green' : 'signs.note')}</p>
      <div className="stack gap-10">
        {signKeys.map((key) => (
          <TickBox key={key} checked={signs[key]} onChange={(checked) => onChange({ ...signs, [key]: checked })}>
            {terms(`sign.${key}`)}
            <small>{t(`signs.${key}Note`)}</small>
          </TickBox>
        ))}
      </div>
    </Dialog>
  );
}
