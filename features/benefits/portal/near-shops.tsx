import { useState } from 'react';
import type { InputOf } from '#core/contracts/contract.ts';
import { metresBetween, type Point } from '#core/distance.ts';
import { shopsNearCall } from '#features/benefits/calls/card.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './benefits.module.css';
import { ShopCard } from './shop-card.tsx';
import type { Position } from './use-position.ts';
import { useBenefitWords } from './words.ts';

/** Shops that are drawn at first, and with each further step. */
const atOnce = 12;

/** Sorts by distance for whoever asks for it, and says what that takes and what became of it. */
export function PositionNote({ position: { state, ask, forget }, isMap }: { position: Position; isMap: boolean }) {
  const t = useBenefitWords();
  return (
    <div className="line wraps gap-12">
      {state === 'on' ? (
        <Button small onClick={forget}>
          {t(isMap ? 'map.forget' : 'near.byName')}
        </Button>
      ) : (
        <Button small busy={state === 'asking'} onClick={ask}>
          <Icon name="place" size={16} /> {t(isMap ? 'map.locate' : 'near.sort')}
        </Button>
      )}
      <span className="small muted slim" role="status">
        {t(isMap && state === 'on' ? 'map.on' : `near.${state}`)}
      </span>
    </div>
  );
}

/** The shops that tell where they are, the nearest first; how far they are is worked out here and told to nobody. */
export function NearShops({ point, filter }: { point: Point; filter: InputOf<typeof shopsNearCall> }) {
  const t = useBenefitWords();
  const { data, error, refetch } = useCall(shopsNearCall, filter, { quiet: true });
  const [most, setMost] = useState(atOnce);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Card boxed>
        <SkeletonRows rows={6} />
      </Card>
    );
  const near = data.rows
    .flatMap((shop) => (shop.at ? [{ shop, metres: metresBetween(point, shop.at) }] : []))
    .sort((one, other) => one.metres - other.metres);
  if (near.length === 0)
    return (
      <Card>
        <EmptyState title={t('none')}>{t('near.none')}</EmptyState>
      </Card>
    );
  return (
    <div>
      <ul className={`stack gap-20 ${styles.shops}`}>
        {near.slice(0, most).map(({ shop, metres }) => (
          <li key={shop.id}>
            <ShopCard shop={shop} metres={metres} />
          </li>
        ))}
      </ul>
      {near.length > most && (
        <p className="above-16">
          <Button block onClick={() => setMost(most + atOnce)}>
            {t('near.more')}
          </Button>
        </p>
      )}
    </div>
  );
}
