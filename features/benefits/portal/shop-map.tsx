import { useState } from 'react';
import type { InputOf } from '#core/contracts/contract.ts';
import { metresBetween, type Point } from '#core/distance.ts';
import { textIn } from '#core/texts/text.ts';
import { shopsNearCall } from '#features/benefits/calls/card.ts';
import { frameOf } from '#features/benefits/shared/map-frame.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { distanceText } from './map-link.ts';
import { MapSheet, positionOf } from './map-sheet.tsx';
import { type Shop, ShopCard } from './shop-card.tsx';
import styles from './shop-map.module.css';
import { useBenefitWords } from './words.ts';

interface ShopMapProps {
  filter: InputOf<typeof shopsNearCall>;
  /** Where the reader is, if they let the device say so. */
  point: Point | null;
}

/** How much wider than high the map is. */
const ratio = 1.25;

type Located = Shop & { readonly at: Point };

/** The shops where they stand, drawn from their positions alone: no other server learns who looks at which. */
export function ShopMap({ filter, point }: ShopMapProps) {
  const t = useBenefitWords();
  const { data, error, refetch } = useCall(shopsNearCall, filter, { quiet: true });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Card boxed>
        <SkeletonRows rows={8} />
      </Card>
    );
  const shops = data.rows.filter((shop): shop is Located => shop.at !== null);
  if (shops.length === 0)
    return (
      <Card>
        <EmptyState title={t('none')}>{t('near.none')}</EmptyState>
      </Card>
    );
  return <Drawn shops={shops} point={point} />;
}

function Drawn({ shops, point }: { shops: readonly Located[]; point: Point | null }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [chosenId, setChosen] = useState<string>();
  const chosen = shops.find(({ id }) => id === chosenId);
  const frame = frameOf([...shops.map(({ at }) => at), ...(point ? [point] : [])], ratio);
  const metres = (shop: Located) => (point ? metresBetween(point, shop.at) : undefined);
  return (
    <div className={`stack gap-20 folds top ${styles.parts}`}>
      <div>
        <div className="panel clip">
          <MapSheet frame={frame} ratio={ratio} point={point}>
            <ul aria-label={t('map.label')}>
              {shops.map((shop) => (
                <li key={shop.id} style={positionOf(frame, shop.at)}>
                  <button
                    type="button"
                    className="bare"
                    aria-pressed={shop === chosen}
                    aria-label={[textIn(shop.name, locale), said(metres(shop))]
                      .filter(Boolean)
                      .join(locale === 'CN' ? '，' : ', ')}
                    title={textIn(shop.name, locale)}
                    onClick={() => setChosen(shop.id)}
                  />
                </li>
              ))}
            </ul>
            {chosen && (
              <b className={`small ${styles.name}`} style={positionOf(frame, chosen.at)} aria-hidden="true">
                {textIn(chosen.name, locale)}
              </b>
            )}
          </MapSheet>
        </div>
        <p className="small muted above-8">{t('map.scale', { step: said(frame.step) ?? '' })}</p>
      </div>
      <div aria-live="polite">
        {chosen ? (
          <ShopCard shop={chosen} {...(point && { metres: metresBetween(point, chosen.at) })} />
        ) : (
          <Card boxed>
            <p className="quiet">{t('map.choose', { count: shops.length })}</p>
          </Card>
        )}
      </div>
    </div>
  );

  function said(length: number | undefined): string | undefined {
    return length === undefined ? undefined : distanceText(t, length);
  }
}
