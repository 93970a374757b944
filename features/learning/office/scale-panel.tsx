import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import type { Rubric } from '#core/judging/rubric.ts';
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
import { PastScores } from './past-scores.tsx';
import { ScaleItems } from './scale-items.tsx';
import styles from './scale-panel.module.css';
import { ScaleTrial } from './scale-trial.tsx';
import { useTexts } from './words.ts';

const calls = callsOf(quant);

type View = 'items' | 'try' | 'past';

/** The items of a scale with what their scores stand for, or the scale to try, and its versions with what each changed. */
export function ScalePanel({ id }: { id: string }) {
  const t = useTexts();
  const [chosen, setView] = useState<View>('items');
  const found = useOfficeCall(calls.one, { id });
  const code = found.data ? String(found.data.row.code) : undefined;
  const listed = useVersions(code ?? '');
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={64} />;
  const rubric = rubricOf(found.data.values as Values, Number(found.data.row.version));
  const earlier = listed.versions.filter(({ version }) => Number(version) < rubric.version);
  // What a draft is to take over from: the version in use, or the last that was.
  const before =
    found.data.row.status === 'DRAFT'
      ? (earlier.find(({ status }) => status === 'PUBLISHED') ?? earlier[0])
      : undefined;
  // Only a draft is tried on past scores; the panel stays while one goes from version to version.
  const view = chosen === 'past' && !before ? 'items' : chosen;
  return (
    <div className={`stack gap-20 ${styles.panel}`}>
      <div className="column gap-12">
        <p className="row wraps gap-8">
          {view === 'items' ? (
            <>
              <Button disabled={rubric.dimensions.length === 0} onClick={() => setView('try')}>
                {t('learning.tryScale')}
              </Button>
              {before && found.data.actions.includes('edit') && (
                <Button onClick={() => setView('past')}>{t('learning.past')}</Button>
              )}
            </>
          ) : (
            <Button onClick={() => setView('items')}>{t('learning.endTrial')}</Button>
          )}
        </p>
        {view === 'try' && <ScaleTrial key={id} rubric={rubric} />}
        {view === 'past' && <PastScores key={id} id={id} />}
        {view === 'items' && before && <ItemsAgainst rubric={rubric} before={String(before.id)} />}
        {view === 'items' && !before && <ScaleItems rubric={rubric} before={undefined} />}
      </div>
      <Versions id={id} listed={listed} />
    </div>
  );
}

/** A draft against another version. */
function ItemsAgainst({ rubric, before }: { rubric: Rubric; before: string }) {
  const found = useOfficeCall(calls.one, { id: before });
  const then = found.data && rubricOf(found.data.values as Values, Number(found.data.row.version));
  return <ScaleItems rubric={rubric} before={then} />;
}

/** The versions of a scale, the newest first. */
function useVersions(code: string) {
  const found = useOfficeCall(calls.list, { filter: { keyword: code }, sort: 'version', descending: true, size: 50 });
  return { found, versions: ((found.data?.rows ?? []) as Values[]).filter((row) => row.code === code) };
}

function Versions({ id, listed: { found, versions } }: { id: string; listed: ReturnType<typeof useVersions> }) {
  const t = useTexts();
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
