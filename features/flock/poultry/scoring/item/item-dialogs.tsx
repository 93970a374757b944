import { useState } from 'react';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import styles from './item-dialogs.module.css';
import type { Half } from './items.ts';

/** How a scale is judged. */
export function HelpDialog({ scale, onClose }: { scale: Half['scale']; onClose: () => void }) {
  const t = useScoring();
  return (
    <Dialog open title={t('score.help')} onClose={onClose}>
      <p className={styles.words}>{t(`score.howTo.${scale}`)}</p>
    </Dialog>
  );
}

const steps = ['light', 'press', 'between', 'old'] as const;

/** What to try before an item is left out. */
export function CannotTellDialog({ onLeaveOut, onClose }: { onLeaveOut: () => void; onClose: () => void }) {
  const t = useScoring();
  return (
    <Dialog
      open
      title={t('ask.cannotTell')}
      onClose={onClose}
      footer={
        <>
          <BigButton kind="quiet" onClick={onLeaveOut}>
            {t('ask.leaveOut')}
          </BigButton>
          <BigButton onClick={onClose}>{t('ask.lookAgain')}</BigButton>
        </>
      }
    >
      <ol className={`stack gap-10 ${styles.steps}`}>
        {steps.map((step) => (
          <li className="stack level gap-12" key={step}>
            {t(`ask.steps.${step}`)}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Why white light, and the screen itself as a small white lamp. */
export function LightDialog({ onClose }: { onClose: () => void }) {
  const t = useScoring();
  const [isLit, setLit] = useState(false);
  return (
    <Dialog
      open
      title={t('ask.light')}
      onClose={onClose}
      footer={
        <BigButton icon="torch" onClick={() => setLit(true)}>
          {t('ask.lightScreen')}
        </BigButton>
      }
    >
      <p className={styles.words}>{t('ask.lightNote')}</p>
      {isLit && (
        <button type="button" className={`muted strong ${styles.lamp}`} onClick={onClose}>
          {t('ask.lightOff')}
        </button>
      )}
    </Dialog>
  );
}
