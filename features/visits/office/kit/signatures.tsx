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

export type SignSide = 'visitor' | 'entrant';

/** Who signs now, and why nobody can. A picture that was exchanged on the phone is found before somebody signs for it. */
export function useSigning(photos: readonly KeptPhoto[]) {
  const t = useKitWords();
  const [side, setSide] = useState<SignSide>();
  const [problem, setProblem] = useState<string>();
  const begin = async (wanted: SignSide) => {
    const whole = await Promise.all(photos.filter(({ state }) => state === 'KEPT').map(isAsTaken));
    const isWhole = whole.every(Boolean);
    setProblem(isWhole ? undefined : t('photos.broken'));
    if (isWhole) setSide(wanted);
  };
  return { side, problem, begin: (wanted: SignSide) => void begin(wanted), end: () => setSide(undefined) };
}

interface SignaturesProps {
  readonly visit: KeptVisit;
  readonly report: KeptReport;
  /** What has to be done first, in words. */
  readonly obstacles: readonly string[];
  readonly signing: ReturnType<typeof useSigning>;
}

/** Both signatures. The first one locks what was seen; the second one finishes the visit. */
export function Signatures({ visit, report, obstacles, signing }: SignaturesProps) {
  const t = useKitWords();
  const worker = useWorker((state) => state.worker);
  const { signatures } = report;
  const nameOf = (side: SignSide) => signatures[side]?.name ?? (side === 'visitor' ? worker?.name : visit.contact.name);
  const { side } = signing;
  return (
    <>
      <div className={styles.signatures}>
        {(['entrant', 'visitor'] as const).map((each) => (
          <Signed
            key={each}
            title={`${t(`sign.${each}`)} ${nameOf(each) ?? ''}`}
            signature={signatures[each]}
            isOpen={obstacles.length === 0 && !report.isSent}
            onSign={() => signing.begin(each)}
          />
        ))}
      </div>
      {!report.finishedAt &&
        obstacles.map((text) => (
          <p key={text} className={pieces.notice}>
            {text}
          </p>
        ))}
      {signing.problem && (
        <p className={pieces.notice} role="alert">
          {signing.problem}
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
      {side && (
        <SignDialog
          title={t(side === 'visitor' ? 'sign.visitorSign' : 'sign.entrantSign')}
          name={nameOf(side) ?? ''}
          onClose={signing.end}
          onSigned={(signature) => {
            void writeSignature(kitStore(), visit.id, { side, signature });
            signing.end();
          }}
        />
      )}
    </>
  );
}

interface SignedProps {
  readonly title: string;
  readonly signature: Signature | undefined;
  readonly isOpen: boolean;
  readonly onSign: () => void;
}

function Signed({ title, signature, isOpen, onSign }: SignedProps) {
  const t = useKitWords();
  return (
    <div className={styles.signed} data-empty={signature === undefined || undefined}>
      {signature ? (
        <svg viewBox={`0 0 ${pad.width} ${pad.height}`} aria-hidden="true">
          <path d={pathOf(signature.strokes)} />
        </svg>
      ) : (
        <button type="button" disabled={!isOpen} aria-label={`${t('sign.tap')} ${title}`} onClick={onSign}>
          {t('sign.tap')}
        </button>
      )}
      <b>{title}</b>
      <small>{signature ? showTime(signature.at) : t('sign.notYet')}</small>
    </div>
  );
}
