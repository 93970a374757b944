import { useState } from 'react';
import { pad, pathOf, type Signature } from '#features/visits/shared/signed.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import pieces from './kit.module.css';
import styles from './photos.module.css';
import { SignDialog } from './sign-dialog.tsx';
import { kitStore } from './store/queue.ts';
import type { KeptPhoto, KeptReport, KeptVisit } from './store/store.ts';
import { useWorker } from './store/worker.ts';
import { isAsTaken, unsign, writeSignature } from './store/write.ts';
import { useKitWords } from './words.ts';

type SignSide = 'visitor' | 'entrant';

interface SignaturesProps {
  readonly visit: KeptVisit;
  readonly report: KeptReport;
  readonly photos: readonly KeptPhoto[];
  /** What has to be done first, in words. */
  readonly obstacles: readonly string[];
}

/** Both signatures. The first one locks what was seen; the second one finishes the visit. */
export function Signatures({ visit, report, photos, obstacles }: SignaturesProps) {
  const t = useKitWords();
  const worker = useWorker((state) => state.worker);
  const [signing, setSigning] = useState<SignSide>();
  const [problem, setProblem] = useState<string>();
  const { signatures } = report;
  const begin = async (side: SignSide) => {
    // A picture that was exchanged on the phone is found before somebody signs for it.
    const whole = await Promise.all(photos.filter(({ state }) => state === 'KEPT').map(isAsTaken));
    if (whole.every(Boolean)) setSigning(side);
    else setProblem(t('photos.broken'));
  };
  const nameOf = (side: SignSide) => signatures[side]?.name ?? (side === 'visitor' ? worker?.name : visit.contact.name);
  return (
    <>
      <div className={styles.signatures}>
        {(['entrant', 'visitor'] as const).map((side) => (
          <Signed
            key={side}
            title={`${t(`sign.${side}`)} ${nameOf(side) ?? ''}`}
            label={t(side === 'visitor' ? 'sign.visitorSign' : 'sign.entrantSign')}
            signature={signatures[side]}
            isOpen={obstacles.length === 0 && !report.isSent}
            onSign={() => void begin(side)}
          />
        ))}
      </div>
      {!report.finishedAt &&
        obstacles.map((text) => (
          <p key={text} className={pieces.notice}>
            {text}
          </p>
        ))}
      {problem && (
        <p className={pieces.notice} role="alert">
          {problem}
        </p>
      )}
      {report.finishedAt && (
        <p className={report.isSent ? pieces.good : pieces.notice} role="status">
          {t(report.isSent ? 'sign.finished' : 'sign.finishing')}
        </p>
      )}
      {report.digest !== null && !report.isSent && (
        <p>
          <Button kind="text" onClick={() => void unsign(kitStore(), visit.id)}>
            {t('sign.again')}
          </Button>
        </p>
      )}
      {signing && (
        <SignDialog
          title={t(signing === 'visitor' ? 'sign.visitorSign' : 'sign.entrantSign')}
          name={nameOf(signing) ?? ''}
          onClose={() => setSigning(undefined)}
          onSigned={(signature) => {
            void writeSignature(kitStore(), visit.id, { side: signing, signature });
            setSigning(undefined);
          }}
        />
      )}
    </>
  );
}

interface SignedProps {
  readonly title: string;
  readonly label: string;
  readonly signature: Signature | undefined;
  readonly isOpen: boolean;
  readonly onSign: () => void;
}

function Signed({ title, label, signature, isOpen, onSign }: SignedProps) {
  const t = useKitWords();
  return (
    <div className={styles.signed} data-empty={signature === undefined || undefined}>
      {signature ? (
        <svg viewBox={`0 0 ${pad.width} ${pad.height}`} aria-hidden="true">
          <path d={pathOf(signature.strokes)} />
        </svg>
      ) : (
        <button type="button" disabled={!isOpen} aria-label={label} onClick={onSign}>
          {t('sign.tap')}
        </button>
      )}
      <b>{title}</b>
      <small>{signature ? showTime(signature.at) : t('sign.notYet')}</small>
    </div>
  );
}
