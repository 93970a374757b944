import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { shopsCall } from '#features/benefits/calls/card.ts';
import { type BenefitPeriod, cardLevels, shopCategories } from '#features/benefits/shared/shop.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './benefits.module.css';
import { limitText } from './limit-text.ts';
import { distanceText, mapLink } from './map-link.ts';
import { useBenefitWords } from './words.ts';

export type Shop = OutputOf<typeof shopsCall>['rows'][number];

/** A shop with what it gives, where it is, and how far that is where it is known. */
export function ShopCard({ shop, metres }: { shop: Shop; metres?: number }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const category = shopCategories.find(({ value }) => value === shop.category);
  return (
    <Card boxed className={`stack gap-12 packed ${styles.shop}`}>
      <div>
        <h2 className="title-20 breaks">{textIn(shop.name, locale)}</h2>
        <p className="meta">
          {category && <Tag tone="plain">{textIn(category.label, locale)}</Tag>}
          <span>{textIn(shop.hours, locale)}</span>
          {metres !== undefined && <b>{distanceText(t, metres)}</b>}
        </p>
      </div>
      <ul className="stack gap-10">
        {shop.benefits.map((each) => (
          <li key={each.id} className={`parted ${styles.offer}`}>
            <b className="breaks">{textIn(each.title, locale)}</b>
            <p className="small muted breaks">
              {[
                levelsText(t, each.levels),
                limitText(t, each),
                each.needsBooking ? t('book.needed') : '',
                each.stock === null ? '' : t(`stock.${each.period as BenefitPeriod}`, { count: each.stock }),
                textIn(each.rules, locale),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
        {shop.benefits.length === 0 && <li className="small muted">{t('noBenefits')}</li>}
      </ul>
      <p className={`row gap-6 top small muted ${styles.place}`}>
        <Icon name="place" size={16} />
        <span className="breaks">
          {textIn(shop.address, locale)}
          {shop.phone && (
            <>
              {' · '}
              <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`}>{shop.phone}</a>
            </>
          )}
          {shop.at && (
            <>
              {' · '}
              <a className="nowrap" {...mapLink(shop.at, textIn(shop.name, locale))}>
                {t('near.map')}
                <span className="vh">{textIn(shop.name, locale)}</span>
              </a>
            </>
          )}
        </span>
      </p>
    </Card>
  );
}

/** Whom a benefit is for: the classes by letter, or all of them. */
function levelsText(t: ReturnType<typeof useBenefitWords>, levels: readonly string[]): string {
  return levels.length === cardLevels.length ? t('forAllLevels') : t('forLevels', { levels: levels.join(' ') });
}
