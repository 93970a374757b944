import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { entryStates } from '#features/competition/shared/states.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { decidePromotionCall, proposeCall, type resultsCall } from '#features/judging/result-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './results.module.css';

type Found = OutputOf<typeof resultsCall>;

/** Who goes on: proposed by one person, confirmed by another; nothing moves before. */
export function Promotion({ results, onChanged }: { results: Found; onChanged: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const proposing = useOfficeSend(proposeCall);
  const deciding = useOfficeSend(decidePromotionCall);
  const [passed, setPassed] = useState('');
  const { promotion, leadsTo, line, state, absent } = results;
  if (!leadsTo || line === 0) return null;
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // The call has said why; somebody else may have been first.
      if (!(error instanceof CallError)) throw error;
    }
    onChanged();
  };
  const nameOf = (key: string) => read(entryStates.find((each) => each.key === key)?.name ?? { CN: key, EN: key });
  const before = { SEMI: 'PRELIM', FINAL: 'SEMI' }[leadsTo] ?? '';
  // Agreed to for exactly these judges: whoever comes to be missing later is asked about anew.
  const missing = absent.map(({ accountId, count }) => `${accountId} ${count}`).join();
  const owed = absent.map(({ name, count }) => t('results.owed', { name, count })).join(t('results.and'));
  if (!promotion)
    return (
      <div className="row wraps gap-12">
        {state === 'CLOSED' && absent.length > 0 && (
          <Checkbox checked={passed === missing} onChange={({ target }) => setPassed(target.checked ? missing : '')}>
            {t('results.goWithout', { names: owed })}
          </Checkbox>
        )}
        <Button
          type="primary"
          loading={proposing.isPending}
          disabled={state !== 'CLOSED' || passed !== missing}
          onClick={() =>
            void act(async () => {
              await proposing.send({ id: results.id, without: absent.map(({ accountId }) => accountId) });
              toast.success(t('results.proposed'));
            })
          }
        >
          {t('results.propose')}
        </Button>
        <span className="muted size-13">
          {state === 'CLOSED' ? t('results.proposeNote', { count: line }) : t('results.notClosed')}
        </span>
      </div>
    );
  const decide = (isConfirmed: boolean) =>
    act(async () => {
      const { moved, refused } = await deciding.send({ id: promotion.id, isConfirmed });
      const words = [
        t('results.done', { count: moved }),
        ...(refused > 0 ? [t('results.refused', { count: refused })] : []),
      ];
      if (isConfirmed) toast.success(words.join(' '));
    });
  const isPending = promotion.state === 'PENDING';
  const count = promotion.entries.length;
  const went = promotion.entries.filter(({ outcome }) => outcome === 'WENT_ON').length;
  return (
    <section className={`card column gap-8 ${styles.promotion}`} aria-label={t('results.preview')}>
      <p className="row wraps gap-12">
        <b>
          {isPending
            ? t('results.pending', { name: promotion.by, count })
            : t('results.confirmed', { by: promotion.by, name: promotion.decidedBy ?? '', count: went })}
        </b>
        {isPending && promotion.isMine && <span className="muted size-13">{t('results.mine')}</span>}
        {isPending && (
          <>
            <span className="grow" />
            <Button loading={deciding.isPending} onClick={() => void decide(false)}>
              {t('results.withdraw')}
            </Button>
            <Button
              type="primary"
              disabled={promotion.isMine}
              loading={deciding.isPending}
              onClick={() => void decide(true)}
            >
              {t('results.confirm')}
            </Button>
          </>
        )}
      </p>
      {isPending && absent.length > 0 && <p className="size-13">{t('results.left', { names: owed })}</p>}
      <details open={isPending}>
        <summary className="size-13">{t('results.preview')}</summary>
        {isPending && (
          <p className="muted size-13">{t('results.previewNote', { from: nameOf(before), to: nameOf(leadsTo) })}</p>
        )}
        <ol className={`stack gap-4 size-13 above-8 ${styles.list}`}>
          {promotion.entries.map(({ id, no, project }, at) => (
            <li key={id}>
              {at + 1}. <span className="mono muted">{no}</span> {project}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
