import { reclaimDetailCall } from '#features/payments/calls.ts';
import { useTexts } from '#features/payments/office/words.ts';
import { isReclaimStep, reclaimSteps } from '#features/payments/shared/reclaim.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Entries } from './entries.tsx';
import styles from './payments.module.css';

const tones = { ASKED: 'waiting', DONE: 'done', DECLINED: 'off' } as const;

/** What a claim consists of, what came back or was waived with the two people of each step, and what was posted. */
export function ReclaimPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(reclaimDetailCall, { id }, { staleTime: 0 });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const { parts, moves, entries } = found.data;
  const sum = (amount: number) =>
    t('pay.sum', { amount: amount.toLocaleString('en-US', { minimumFractionDigits: 2 }) });
  return (
    <div className={`stack gap-20 size-13 one ${styles.parts}`}>
      <section>
        <h3>{t('reclaim.parts')}</h3>
        <ul>
          {parts.map(({ title, amount, paidOn }) => (
            <li key={title.CN} className="row wraps gap-8">
              <span>{read(title)}</span>
              <b>{sum(amount)}</b>
              {paidOn && <span className="muted">{t('reclaim.paidOn', { day: paidOn })}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>
          {t('reclaim.moves')} <em className="muted">{t('reclaim.movesNote')}</em>
        </h3>
        {moves.length === 0 && <p className="muted">{t('reclaim.noMoves')}</p>}
        <ul>
          {moves.map(({ kind, amount, state, receivedOn, note, by, second, answer, at }) => (
            <li key={at}>
              <div className="row wraps gap-8">
                <StatusTag tone={tones[state as keyof typeof tones] ?? 'off'}>
                  {t(`reclaim.${state as keyof typeof tones}`)}
                </StatusTag>
                <span>{isReclaimStep(kind) ? read(reclaimSteps[kind].label) : kind}</span>
                <b>{sum(amount)}</b>
                {receivedOn && <span className="muted">{receivedOn}</span>}
              </div>
              <p className="muted">
                {second ? t('reclaim.two', { by, second }) : t('reclaim.one', { by })} {shortTime(at)}
              </p>
              {note && <p>{note}</p>}
              {answer && <p className="warn-ink">{answer}</p>}
            </li>
          ))}
        </ul>
      </section>
      <Entries entries={entries} />
    </div>
  );
}
