import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { useFlockWords } from './flock-words.ts';
import cards from './parts/cards.module.css';

/** Asks before a report is finished, and tells what is open in it. */
export function FinishDialog({
  report,
  open,
  onConfirm,
  onClose,
}: {
  report: Report;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const words = useFlockWords();
  const { report: t, terms } = words;
  const unfinished = sectionKeys.filter((section) => report.sections[section] !== 'complete');
  return (
    <Confirm
      open={open}
      title={t('page.finishTitle')}
      confirm={t('page.finish')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('page.finishNote')}</p>
      {unfinished.length > 0 && (
        <>
          <p style={{ marginTop: 12 }}>
            <b>{t('page.finishOpen')}</b>
          </p>
          <ul className={`line wraps gap-8 above-10 ${cards.list}`}>
            {unfinished.map((section) => (
              <li className="row gap-8" key={section}>
                {terms(`section.${section}`)}: {terms(`state.${report.sections[section] ?? 'none'}`)}
              </li>
            ))}
          </ul>
          <p className="fine" style={{ marginTop: 8 }}>
            {t('page.finishOpenNote')}
          </p>
        </>
      )}
    </Confirm>
  );
}
