import { useSearchParams } from 'react-router';
import { stateOfKey } from '#features/casework/portal/application/programme.ts';
import { phoenixRecordsCall } from '#features/phoenix-plan/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { type PhoenixRecord, RecordCard } from './record-card.tsx';
import { TypeFinder } from './type-finder.tsx';
import { usePhoenixWords } from './words.ts';

/** What records are told apart by; `all` is every one. */
const kinds = {
  all: () => true,
  running: ({ state }) => state !== 'EFFECTIVE' && stateOfKey(state).tone !== 'ended',
  effect: ({ state }) => state === 'EFFECTIVE',
  over: ({ state }) => stateOfKey(state).tone === 'ended',
} as const satisfies Record<string, (record: PhoenixRecord) => boolean>;

type Kind = keyof typeof kinds;

/** The caller's applications to the Phoenix Plan, one card a year, of which one is open at a time. */
export function Component() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixRecordsCall, {}, { quiet: true, ...renewed });
  const begin = (
    <ButtonLink kind="accent" to="/phoenixplan/apply/advance_type">
      {t('records.begin')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead crumbs={useCrumbs(t('records.mine'))} title={t('records.mine')} note={t('records.mineNote')} />
      <div className="wrap column gap-20 above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={2} />
        ) : data.rows.length === 0 ? (
          <>
            <Card boxed>
              <EmptyState title={t('records.none')} actions={data.canAdd && begin}>
                {t(data.canAdd ? 'records.noneNote' : 'records.closed')}
              </EmptyState>
            </Card>
            {data.canAdd && (
              <div className="above-24">
                <TypeFinder />
              </div>
            )}
          </>
        ) : (
          <>
            {data.canAdd && <p>{begin}</p>}
            <Records rows={data.rows} />
          </>
        )}
      </div>
    </>
  );
}

function Records({ rows }: { rows: readonly PhoenixRecord[] }) {
  const t = usePhoenixWords();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('show') ?? 'all';
  const shown: Kind = asked in kinds ? (asked as Kind) : 'all';
  const inOrder = rows.toSorted((one, other) => other.year - one.year);
  const open = query.get('open') ?? opened(inOrder)?.id;
  const listed = inOrder.filter(kinds[shown]);
  const change = (key: string, value: string) =>
    setQuery(
      (before) => {
        before.set(key, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <fieldset className="bare row wraps gap-8" aria-label={t('records.filter')}>
        {(Object.keys(kinds) as Kind[]).map((kind) => (
          <ChipButton key={kind} chosen={kind === shown} onClick={() => change('show', kind)}>
            {t(`records.${kind}`, { count: rows.filter(kinds[kind]).length })}
          </ChipButton>
        ))}
      </fieldset>
      {listed.length === 0 && (
        <Card boxed>
          <p className="muted">{t('records.noneSuch')}</p>
        </Card>
      )}
      {listed.map((row) => (
        <RecordCard
          key={row.id}
          row={row}
          isOpen={row.id === open}
          onToggle={() => change('open', row.id === open ? 'none' : row.id)}
        />
      ))}
    </>
  );
}

/** Which record is open before one is chosen: what is in effect, or the newest that was handed in. */
function opened(rows: readonly PhoenixRecord[]): PhoenixRecord | undefined {
  return rows.find(kinds.effect) ?? rows.find(({ state }) => state !== 'DRAFT');
}
