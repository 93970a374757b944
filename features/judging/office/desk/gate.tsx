import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { declareCall, deskCall, gateCall } from '#features/judging/calls.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './desk.module.css';
import { type Tie, TieFields } from './tie-fields.tsx';

/** The gate: whom the entries come from, by name alone, before anything of them opens. */
export function Gate({ judging, onDone }: { judging: string; onDone: () => void }) {
  const t = useTexts();
  const found = useOfficeCall(gateCall, { judging });
  const declaring = useOfficeSend(declareCall);
  const [ties, setTies] = useState<Readonly<Record<string, Tie>>>({});
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={56} />;
  const { parties } = found.data;
  const told = parties.filter(({ key }) => ties[key]);
  const turn = (key: string, isTied: boolean) => {
    const { [key]: _, ...others } = ties;
    setTies(isTied ? { ...others, [key]: { kind: 'EMPLOYER', note: '' } } : others);
  };
  const declare = async () => {
    try {
      const { opened } = await declaring.send({
        judging,
        keys: parties.map(({ key }) => key),
        ties: told.map(({ key }) => ({ key, ...ties[key]! })),
      });
      toast.success(t('gate.opened', { count: opened }));
    } catch (error) {
      // The call has said why; whoever waits at the gate may have changed.
      if (!(error instanceof CallError)) throw error;
      await found.refetch();
      return;
    }
    await Promise.all([invalidate(deskCall), invalidate(gateCall)]);
    onDone();
  };
  return (
    <section className={`card column gap-16 ${styles.gate} ${styles.wide}`} aria-labelledby="gate-title">
      <h2 id="gate-title" className="size-20">
        {t('gate.title')}
      </h2>
      <p className="muted">{t('gate.intro')}</p>
      <ul className="column gap-8">
        {parties.map(({ key, company, head, supporter }) => (
          <li key={key} className={`lined rounded ${styles.party}`}>
            <Checkbox
              checked={ties[key] !== undefined}
              aria-label={t('gate.tied', { name: company || head })}
              onChange={({ target }) => turn(key, target.checked)}
            >
              <b>{company || t('gate.noCompany')}</b>{' '}
              <span className="muted size-13">
                {t('gate.head')} {head}
                {supporter && ` · ${t('gate.supporter')} ${supporter}`}
              </span>
            </Checkbox>
            {ties[key] && (
              <div className={styles.tie}>
                <TieFields tie={ties[key]} onChange={(tie) => setTies({ ...ties, [key]: tie })} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {told.length > 0 && (
        <p className={`toned rounded size-13 ${styles.note}`} data-tone="warn">
          {t('gate.effect')}
        </p>
      )}
      <span>
        <Button
          type="primary"
          loading={declaring.isPending}
          disabled={parties.length === 0}
          onClick={() => void declare()}
        >
          {told.length === 0 ? t('gate.confirmNone') : t('gate.confirmSome', { count: told.length })}
        </Button>
      </span>
    </section>
  );
}
