import { textIn } from '#core/texts/text.ts';
import { leftOfAll, type Offered } from '#features/benefits/shared/offers.ts';
import { shopCategories } from '#features/benefits/shared/shop.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import styles from './benefits.module.css';
import { useBenefitWords } from './words.ts';

const icons: Record<string, IconName> = {
  MEDICAL: 'heart',
  EDU: 'cap',
  CULTURE: 'book',
  SPORT: 'ball',
  DINING: 'bowl',
  HOTEL: 'bed',
  TRAVEL: 'plane',
  FINANCE: 'bank',
  HOUSING: 'home',
};

/** The nine kinds of shops, each with what is left of its benefits in their periods; a kind without any cannot be chosen. */
export function CategoryTiles<B extends Offered & { category: string }>({
  benefits,
  chosen,
  onChoose,
}: {
  benefits: readonly B[];
  chosen: string | undefined;
  onChoose: (category: string) => void;
}) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  return (
    <fieldset className={`below-16 ${styles.tiles}`} aria-label={t('category')}>
      {shopCategories.map(({ value, label }) => {
        const left = leftOfAll(benefits.filter(({ category }) => category === value));
        return (
          <button
            key={value}
            type="button"
            className={`column gap-4 ${styles.tile}`}
            aria-pressed={chosen === value}
            disabled={left === 'none'}
            onClick={() => onChoose(value)}
          >
            <Icon name={icons[value] ?? 'star'} />
            <span>{textIn(label, locale)}</span>{' '}
            <b className="small">
              {left === 'none' ? '–' : left === 'unlimited' ? t('card.noLimit') : left.times}
              <span className="vh">{typeof left === 'object' && t('card.timesLeft')}</span>
            </b>
          </button>
        );
      })}
    </fieldset>
  );
}
