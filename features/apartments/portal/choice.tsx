import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { chooseCall, pictureCall } from '#features/apartments/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import type { Round } from './apartment-page.tsx';
import styles from './apartments.module.css';
import { Building } from './building.tsx';
import { Estates, open } from './estates.tsx';
import { Strip, useServerTime } from './strip.tsx';
import { UnitCard } from './unit-card.tsx';
import { Wishes } from './wishes.tsx';
import { useApartmentWords } from './words.ts';

export type Picture = OutputOf<typeof pictureCall>;

/** ms between two looks at how things stand. */
const every = 4000;

/** The round as it stands now: estates, the building, the apartment one looks at, and one's own order. */
export function Choice({ round, onEnd }: { round: Round; onEnd: () => void }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const time = useServerTime();
  const [estateId, setEstate] = useState(() => firstWith(round)?.estateId ?? round.estates[0]?.id ?? '');
  const [unitId, setUnit] = useState<string>();
  const pickEstate = (id: string) => {
    setEstate(id);
    setUnit(undefined);
  };
  const asked = { roundId: round.id };
  const { data, error, refetch } = useCall(pictureCall, asked, { quiet: true, staleTime: 0, refetchInterval: every });
  const send = useSend(chooseCall);
  const choose = (units: readonly string[]) =>
    send.mutate(
      { roundId: round.id, units: [...units], reqId: newRequestId() },
      { onSettled: () => void invalidate(pictureCall) },
    );
  const isOver = round.state === 'OPEN' && round.turn.state === 'WAITING' && time >= Date.parse(round.turn.to);
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  // Until one is picked, the first that can be had stands beside its building.
  const unit = round.units.find(({ id }) => id === (unitId ?? data?.wishes[0])) ?? firstOpen(round, data, estateId);
  return (
    <>
      <Strip round={round} time={time} />
      <div className="wrap above-12">
        <Breadcrumb crumbs={useCrumbs()} />
      </div>
      <div className={`wrap above-12 ${styles.columns}`}>
        <Estates round={round} picture={data} estateId={estateId} onPick={pickEstate} />
        <div className="stack gap-20 one packed">
          {error && !data ? (
            <ErrorState error={error} onRetry={refetch} />
          ) : !data ? (
            <Skeleton height="420px" />
          ) : (
            <>
              <Building
                key={estateId}
                round={round}
                picture={data}
                estateId={estateId}
                unitId={unit?.id}
                time={time}
                onPick={setUnit}
              />
              <Notice>
                {t('fair')} {data.isMyTurn && data.ahead > 0 && <b>{t('ahead', { count: data.ahead })}</b>}
              </Notice>
              {(data.isMyTurn || data.wishes.length > 0) && (
                <Wishes round={round} picture={data} isBusy={send.isPending} onChange={choose} />
              )}
            </>
          )}
          <Card boxed>
            <details>
              <summary className="line-title">{t('score', { score: round.turn.score })}</summary>
              <ul className="above-8">
                {round.turn.reasons.map(({ text, points }) => (
                  <li key={text.CN} className="row apart gap-12">
                    <span>{textIn(text, locale)}</span>
                    <b>{t('points', { points })}</b>
                  </li>
                ))}
              </ul>
              <p className="small muted above-8">{t('rule')}</p>
            </details>
          </Card>
        </div>
        {unit && data && (
          <UnitCard round={round} picture={data} unit={unit} isBusy={send.isPending} onChange={choose} />
        )}
      </div>
    </>
  );
}

/** The first apartment of the size one applied for. */
function firstWith({ units, turn }: Round) {
  return units.find(({ type }) => type === turn.type);
}

function firstOpen({ units, turn }: Round, picture: Picture | undefined, estateId: string) {
  const looks = new Map(picture?.units.map(({ id, look }) => [id, look]));
  return units.find(
    ({ id, estateId: of, type }) => of === estateId && type === turn.type && open.includes(looks.get(id) ?? 'gone'),
  );
}
