import { Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import { expectedVerdicts } from '#features/contents/shared/conditions/rules-fields.ts';
import { tryOutCall } from '#features/smart-policy/calls.ts';
import { useTexts } from '#features/smart-policy/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './try-out.module.css';

type Tried = OutputOf<typeof tryOutCall>;

/** Tries the conditions in the form against those visitors have: on the example cases, and on how many people they touch. */
export function TryOut({ type, id, values }: { type: string; id: string | undefined; values: Values }) {
  const t = useTexts();
  const [tried, setTried] = useState<Tried | null>(null);
  const [isBusy, setBusy] = useState(false);
  const rows = (key: string) => (Array.isArray(values[key]) ? values[key] : []);
  const run = async () => {
    setBusy(true);
    try {
      const input = { type, conditions: rows('conditions'), examples: rows('examples'), ...(id && { id }) };
      setTried(await officeCall(tryOutCall, input));
    } catch (error) {
      // The common reactions have said it.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="try-out">
      <div className={`row wraps apart gap-8-16 ${styles.head}`}>
        <div>
          <h2 className="size-14 strong" id="try-out">
            {t('tryOut.title')}
          </h2>
          <p>{t('tryOut.note')}</p>
        </div>
        <Button icon={<Icon name="chart" size={14} />} loading={isBusy} onClick={() => void run()}>
          {t('tryOut.run')}
        </Button>
      </div>
      <div role="status">{tried && <Outcome tried={tried} />}</div>
    </section>
  );
}

function Outcome({ tried }: { tried: Tried }) {
  const t = useTexts();
  const read = useTextIn();
  const count = (value: number | null) => (value === null ? t('tryOut.few') : String(value));
  const figures = [
    [t('tryOut.people'), tried.people],
    [t('tryOut.fitBefore'), tried.isPublished ? tried.fitBefore : 0],
    [t('tryOut.fitAfter'), tried.fitAfter],
    [t('tryOut.gain'), tried.gain],
    [t('tryOut.lose'), tried.lose],
  ] as const;
  const said = (verdict: string | null) => {
    const found = expectedVerdicts.find(({ value }) => value === verdict);
    return found ? read(found.label) : '—';
  };
  return (
    <>
      {!tried.isPublished && <p className={styles.note}>{t('tryOut.unpublished')}</p>}
      <dl className={`line wraps ${styles.figures}`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="size-12-5 muted">{name}</dt>
            <dd className="strong">{count(value)}</dd>
          </div>
        ))}
      </dl>
      {tried.examples.length > 0 && (
        <table className={`whole ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('tryOut.example')}</th>
              <th scope="col">{t('tryOut.expected')}</th>
              <th scope="col">{t('tryOut.before')}</th>
              <th scope="col">{t('tryOut.after')}</th>
            </tr>
          </thead>
          <tbody>
            {tried.examples.map(({ name, expected, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={t('tryOut.expected')}>{said(expected)}</td>
                <td data-label={t('tryOut.before')}>{said(before)}</td>
                <td data-label={t('tryOut.after')}>
                  <StatusTag tone={after === expected ? 'done' : 'problem'}>{said(after)}</StatusTag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
