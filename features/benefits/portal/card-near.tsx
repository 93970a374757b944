import { Link } from 'react-router';
import { metresBetween } from '#core/distance.ts';
import { textIn } from '#core/texts/text.ts';
import { shopsNearCall } from '#features/benefits/calls/card.ts';
import { frameOf } from '#features/benefits/shared/map-frame.ts';
import { shopCategories } from '#features/benefits/shared/shop.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { distanceText } from './map-link.ts';
import { MapSheet, positionOf } from './map-sheet.tsx';
import { PositionNote } from './near-shops.tsx';
import type { Shop } from './shop-card.tsx';
import styles from './shop-map.module.css';
import { usePosition } from './use-position.ts';
import { useBenefitWords } from './words.ts';

/** Shops that are drawn here; the page of shops has them all. */
const shownShops = 4;

/** Some shops that honour a card of this level, drawn and listed: the nearest ones for whoever lets the device say where it is. */
export function CardNear({ level }: { level: string }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const position = usePosition();
  const { data } = useCall(shopsNearCall, { level }, { quiet: true });
  const { point } = position;
  const shops = (data?.rows ?? []).flatMap((shop) =>
    shop.at ? [{ ...shop, at: shop.at, metres: point ? metresBetween(point, shop.at) : null }] : [],
  );
  if (shops.length === 0) return null;
  const shown = [...shops].sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0)).slice(0, shownShops);
  const frame = frameOf([...shown.map(({ at }) => at), ...(point ? [point] : [])], 1);
  return (
    <section aria-labelledby="near">
      <div className="line apart baseline gap-12 below-12">
        <h2 id="near" className="title-24">
          {t(point ? 'near.title' : 'near.anywhere')}
        </h2>
        <MoreLink to="/shop?view=map">{t('near.all', { count: shops.length })}</MoreLink>
      </div>
      <PositionNote position={position} isMap={false} />
      <div className={`panel clip above-12 folds ${styles.near}`}>
        <MapSheet frame={frame} ratio={1} point={point}>
          {shown.map(({ id, at }, index) => (
            <span key={id} className={styles.pin} style={positionOf(frame, at)} aria-hidden="true">
              {index + 1}
            </span>
          ))}
        </MapSheet>
        <ol>
          {shown.map((shop, index) => (
            <li key={shop.id} className="line gap-12 parted">
              <b className={`rigid small ${styles.number}`} aria-hidden="true">
                {index + 1}
              </b>
              <span className="fills">
                <span className="line apart baseline gap-12">
                  <Link className="ink strong unlined lit breaks" to={`/shop?key=${encodeURIComponent(shop.name.CN)}`}>
                    {textIn(shop.name, locale)}
                  </Link>
                  {shop.metres !== null && <b className="rigid small titled">{distanceText(t, shop.metres)}</b>}
                </span>
                <span className="block small muted breaks">{factsOf(shop)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );

  function factsOf(shop: Shop) {
    const category = shopCategories.find(({ value }) => value === shop.category);
    const own = shop.benefits.filter(({ levels }) => levels.includes(level));
    return [
      category && textIn(category.label, locale),
      textIn(shop.hours, locale),
      t('near.gives', { count: own.length }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
