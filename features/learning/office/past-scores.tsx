import { Segmented } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { pastScoresCall } from '#features/learning/scale-calls.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './past-scores.module.css';
import { useTexts } from './words.ts';

type Trial = OutputOf<typeof pastScoresCall>;

/** What a draft would make of the scores that were given by the versions before it; nothing of it is kept. */
export function PastScores({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const [missing, setMissing] = useState<'MIDDLE' | 'LEAVE'>('MIDDLE');
  const found = useOfficeCall(pastScoresCall, { id, missing }, { staleTime: 0, placeholderData: (before) => before });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={36} />;
  const trial = found.data;
  const hidden = trial.hidden.map((name) => (
    <p key={name.EN} className="muted size-12-5">
      {t('learning.pastHidden', { name: read(name) })}
    </p>
  ));
  if (trial.all.sheets === 0)
    return (
      <div className="column gap-8">
        <StatePanel icon="file" title={t('learning.pastNone')} hint={t('learning.pastNoneHint')} />
        {hidden}
      </div>
    );
  return (
    <section className="column gap-20 size-13" aria-label={t('learning.past')}>
      <div className="column gap-8">
        <p className={`toned rounded ${styles.note}`}>
          {t('learning.pastSummary', { version: trial.version, count: trial.all.sheets, things: trial.all.things })}{' '}
          {t('learning.pastNote')}
        </p>
        {trial.tried.things < trial.all.things && (
          <p className="warn-ink">{t('learning.pastNewest', { count: trial.tried.things })}</p>
        )}
        {hidden}
        {trial.missing.length > 0 && <Missing {...{ trial, missing }} onChoose={setMissing} />}
      </div>
      {trial.counted > 0 && (
        <>
          <Figures trial={trial} />
          <Tenths trial={trial} />
          <Shifts trial={trial} />
          <Groups groups={trial.groups} />
          <Bands bands={trial.bands} />
        </>
      )}
    </section>
  );
}

interface MissingProps {
  trial: Trial;
  missing: 'MIDDLE' | 'LEAVE';
  onChoose: (missing: 'MIDDLE' | 'LEAVE') => void;
}

/** Which items old sheets have no points for, and what is to stand for them. */
function Missing({ trial, missing, onChoose }: MissingProps) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <div className={`toned rounded row wraps gap-8-16 ${styles.note}`} data-tone="warn">
      <span className={`column ${styles.lacking}`}>
        {trial.missing.map(({ name, sheets }) => (
          <span key={read(name)} className="breaks">
            {t('learning.pastMissing', { name: read(name), count: sheets })}
          </span>
        ))}
        <b>{t('learning.pastCounted', { count: trial.counted, most: trial.tried.sheets })}</b>
      </span>
      <Segmented
        aria-label={t('learning.pastHow')}
        value={missing}
        onChange={onChoose}
        options={[
          { value: 'MIDDLE', label: t('learning.pastMiddle') },
          { value: 'LEAVE', label: t('learning.pastLeave') },
        ]}
      />
    </div>
  );
}

function Figures({ trial }: { trial: Trial }) {
  const t = useTexts();
  const lines = trial.groups.filter(({ line, isCounted }) => isCounted && line !== null);
  const things = trial.groups.reduce((sum, group) => sum + (group.isCounted ? group.things : 0), 0);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('learning.pastMean')}</dt>
        <dd>
          {trial.before.mean} → <b>{trial.after.mean}</b>
        </dd>
      </div>
      <div>
        <dt>{t('learning.pastTotals')}</dt>
        <dd>
          <b>{trial.totalsMoved}</b>{' '}
          <span className="muted size-12">{t('learning.pastOf', { count: trial.counted })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('learning.pastRanks')}</dt>
        <dd>
          <b>{trial.ranksMoved}</b> <span className="muted size-12">{t('learning.pastOf', { count: things })}</span>
        </dd>
      </div>
      {lines.length > 0 && (
        <div>
          <dt>{t('learning.pastReplaced')}</dt>
          <dd>
            <b>{lines.reduce((sum, { crossed }) => sum + crossed, 0)}</b>{' '}
            <span className="muted size-12">
              {t('learning.pastOf', { count: lines.reduce((sum, { line }) => sum + (line ?? 0), 0) })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** How many totals lie in each tenth, before and after. */
function Tenths({ trial }: { trial: Trial }) {
  const t = useTexts();
  const id = useId();
  const most = Math.max(1, ...trial.before.tenths, ...trial.after.tenths);
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <section aria-labelledby={id} className="column gap-8">
      <div className="row wraps gap-8-16">
        <h3 id={id} className="fills size-14">
          {t('learning.pastSpread')}
        </h3>
        <span className={`row gap-6 size-12 ${styles.key}`}>{t('learning.pastBefore')}</span>
        <span className={`row gap-6 size-12 ${styles.key}`} data-after>
          {t('learning.pastAfter')}
        </span>
      </div>
      <ol className={styles.tenths}>
        {trial.before.tenths.map((before, at) => {
          const after = trial.after.tenths[at] ?? 0;
          const name = `${at * 10}–${at * 10 + 10}`;
          return (
            <li key={name}>
              <span className="vh">{t('learning.pastTenth', { name, before, after })}</span>
              <span className={styles.pair} aria-hidden="true">
                <span style={height(before)}>{before > 0 && <i>{before}</i>}</span>
                <span data-after style={height(after)}>
                  {after > 0 && <i>{after}</i>}
                </span>
              </span>
              <small aria-hidden="true" className="muted">
                {at * 10}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Shifts({ trial: { shifts, ranksMoved } }: { trial: Trial }) {
  const t = useTexts();
  const read = useTextIn();
  if (shifts.length === 0) return <p>{t('learning.pastSameRanks')}</p>;
  return (
    <Sheet
      title={t('learning.pastShifts')}
      heads={[t('learning.pastNo'), t('learning.pastGroup'), t('learning.pastRank'), t('learning.pastScore')]}
    >
      {shifts.map(({ no, title, from, to, before, after }) => (
        <tr key={`${no} ${title.EN}`}>
          <th scope="row" className="mono">
            {no}
          </th>
          <td>{read(title)}</td>
          <td className={to < from ? styles.up : styles.down}>
            {from} → <b>{to}</b>
          </td>
          <td>
            {before} → {after}
          </td>
        </tr>
      ))}
      {ranksMoved > shifts.length && (
        <tr>
          <td colSpan={4} className="muted">
            {t('learning.pastMore', { count: ranksMoved - shifts.length })}
          </td>
        </tr>
      )}
    </Sheet>
  );
}

function Groups({ groups }: Pick<Trial, 'groups'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <Sheet
      title={t('learning.pastGroups')}
      heads={[
        t('learning.pastGroup'),
        t('learning.pastThings'),
        t('learning.pastSheets'),
        t('learning.pastRanks'),
        t('learning.pastLine'),
      ]}
    >
      {groups.map(({ title, version, things, sheets, isCounted, moved, line, crossed }) => (
        <tr key={`${title.EN} ${version}`}>
          <th scope="row">
            {read(title)} <span className="muted">{t('learning.version', { count: version })}</span>
          </th>
          <td>{things}</td>
          <td>{sheets}</td>
          <td>{isCounted ? moved : t('learning.pastLeft')}</td>
          <td>{isCounted && line !== null ? t('learning.pastCrossed', { line, count: crossed }) : '–'}</td>
        </tr>
      ))}
    </Sheet>
  );
}

function Bands({ bands }: Pick<Trial, 'bands'>) {
  const t = useTexts();
  const read = useTextIn();
  if (bands.length === 0) return null;
  return (
    <Sheet
      title={t('learning.pastBands')}
      heads={[t('learning.pastItem'), t('learning.pastSheets'), t('learning.pastOtherBand')]}
    >
      {bands.map(({ name, sheets, moved }) => (
        <tr key={read(name)}>
          <th scope="row">{read(name)}</th>
          <td>{sheets}</td>
          <td className={moved > 0 ? 'warn-ink' : undefined}>{moved}</td>
        </tr>
      ))}
    </Sheet>
  );
}

function Sheet({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <section className="column gap-6">
      <h3 className="size-14">{title}</h3>
      <ScrollFrame label={title}>
        <table className={`whole ${styles.sheet}`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
