import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import { bandsOf, type Dimension, weightOf } from '#core/judging/rubric.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { quant } from '#features/learning/resources/quant.ts';
import { quantStates, rubricOf } from '#features/learning/shared/quant.ts';
import { scaleChanges } from '#features/learning/shared/scale-changes.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './scale-panel.module.css';
import { ScaleTrial } from './scale-trial.tsx';
import { useTexts } from './words.ts';

const calls = callsOf(quant);

/** The items of a scale with what their scores stand for, or the scale to try, and its versions with what each changed. */
export function ScalePanel({ id }: { id: string }) {
  const t = useTexts();
  const [isTrying, setTrying] = useState(false);
  const found = useOfficeCall(calls.one, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={64} />;
  const rubric = rubricOf(found.data.values as Values);
  const { dimensions } = rubric;
  const whole = dimensions.reduce((sum, dimension) => sum + weightOf(dimension), 0);
  return (
    <div className={`stack gap-20 ${styles.panel}`}>
      <div className="column gap-12">
        <Button
          className={styles.turn}
          disabled={dimensions.length === 0}
          onClick={() => setTrying((before) => !before)}
        >
          {t(isTrying ? 'learning.endTrial' : 'learning.tryScale')}
        </Button>
        {isTrying ? (
          <ScaleTrial key={id} rubric={rubric} />
        ) : (
          <ol className={styles.items} aria-label={t('learning.scaleItems')}>
            {dimensions.map((dimension) => (
              <Item key={dimension.code} dimension={dimension} whole={whole} />
            ))}
          </ol>
        )}
      </div>
      <Versions id={id} code={String(found.data.row.code)} />
    </div>
  );
}

function Item({ dimension, whole }: { dimension: Dimension; whole: number }) {
  const t = useTexts();
  const read = useTextIn();
  const { name, min, max, step, weight } = dimension;
  const bands = bandsOf(dimension).toReversed();
  return (
    <li className="column gap-8">
      <span className="row wraps gap-4-12">
        <b className="fills breaks">{read(name)}</b>
        <span className="rigid">{weight === undefined ? t('learning.points', { score: max }) : `${weight}%`}</span>
        <progress value={weightOf(dimension)} max={Math.max(1, whole)} aria-hidden="true" />
        <span className="rigid muted size-12">{t('learning.scaleRange', { min, max, step })}</span>
      </span>
      {bands.length > 0 && (
        <ul className={styles.bands}>
          {bands.map(({ from, to, note }) => (
            <li key={from} className="breaks">
              <b>{from === to ? from : `${from}–${to}`}</b> {read(note)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Versions({ id, code }: { id: string; code: string }) {
  const t = useTexts();
  const found = useOfficeCall(calls.list, { filter: { keyword: code }, sort: 'version', descending: true, size: 50 });
  const versions = ((found.data?.rows ?? []) as Values[]).filter((row) => row.code === code);
  return (
    <section aria-label={t('learning.versions')}>
      <h3 className="size-14">{t('learning.versions')}</h3>
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isPending && <RowSkeleton rows={2} height={44} />}
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <Version
            key={String(version.id)}
            version={version}
            isOpen={version.id === id}
            before={versions[at + 1]?.id as string | undefined}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionProps {
  version: Values;
  isOpen: boolean;
  /** Id of the version that it began from. */
  before: string | undefined;
}

function Version({ version, isOpen, before }: VersionProps) {
  const t = useTexts();
  const read = useTextIn();
  const state = quantStates[version.status as keyof typeof quantStates];
  const name = t('learning.version', { count: Number(version.version) });
  return (
    <li aria-current={isOpen || undefined}>
      <span className="row wraps gap-8">
        {isOpen ? <b>{name}</b> : <Link to={`${quant.path}?id=${String(version.id)}&tab=panel`}>{name}</Link>}
        <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
        <time className="size-12 muted" dateTime={String(version.updatedAt)}>
          {shortTime(String(version.updatedAt))}
        </time>
      </span>
      {before ? <Changes before={before} after={String(version.id)} /> : <p>{t('learning.firstVersion')}</p>}
    </li>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const [then, now] = [useOfficeCall(calls.one, { id: before }), useOfficeCall(calls.one, { id: after })];
  if (!then.data || !now.data) return null;
  const { added, removed, moved, worded } = scaleChanges(
    rubricOf(then.data.values as Values),
    rubricOf(now.data.values as Values),
  );
  const lines = [
    ...moved.map(({ name, from, to }) => `${read(name)} ${from} → ${to}`),
    ...added.map((name) => `${withColon(t('learning.itemAdded'), locale)}${read(name)}`),
    ...removed.map((name) => `${withColon(t('learning.itemRemoved'), locale)}${read(name)}`),
    ...worded.map((name) => `${withColon(t('learning.itemWorded'), locale)}${read(name)}`),
  ];
  if (lines.length === 0) return <p>{t('learning.sameItems')}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="breaks">
          {line}
        </li>
      ))}
    </ul>
  );
}
