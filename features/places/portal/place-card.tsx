import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { placesCall } from '#features/places/calls.ts';
import { placeFacilities, placeKinds } from '#features/places/shared/place.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './places.module.css';
import { usePlaceWords } from './words.ts';

export type ShownPlace = OutputOf<typeof placesCall>['rows'][number];

/** A place with its picture and what one chooses it by; the whole card is the link. */
export function PlaceCard({ place }: { place: ShownPlace }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  return (
    <li>
      <Link className={`column gap-8 ink unlined clip ${cardClass} ${styles.card}`} to={`/place/${place.id}`}>
        <PlacePicture place={place} />
        <span className={`column gap-8 ${styles.words}`}>
          <span>
            <Tag tone="plain">{kindOf(place, locale)}</Tag>
          </span>
          <h3 className="row-title breaks lit">{textIn(place.name, locale)}</h3>
          <span className="meta">
            <span>
              <Icon name="person" size={16} />
              {t('holds', { count: place.capacity })}
            </span>
            <span className="breaks">
              <Icon name="place" size={16} />
              {textIn(place.address, locale)}
            </span>
          </span>
          <span className="small muted">{facilitiesOf(place, locale).join(' · ')}</span>
        </span>
      </Link>
    </li>
  );
}

/** Its photo; where there is none, a quiet ground. */
export function PlacePicture({ place: { photos } }: { place: Pick<ShownPlace, 'photos'> }) {
  const [photo] = photos;
  return (
    <span className={`block clip tinted ${styles.picture}`}>
      {photo ? (
        <img src={`/files/${photo.id}`} alt="" loading="lazy" decoding="async" width={1440} height={960} />
      ) : (
        <Icon name="place" size={32} />
      )}
    </span>
  );
}

export function kindOf({ kind }: Pick<ShownPlace, 'kind'>, locale: Parameters<typeof textIn>[1]): string {
  const found = placeKinds.find(({ value }) => value === kind);
  return found ? textIn(found.label, locale) : kind;
}

export function facilitiesOf(
  { facilities }: Pick<ShownPlace, 'facilities'>,
  locale: Parameters<typeof textIn>[1],
): string[] {
  return placeFacilities.filter(({ value }) => facilities.includes(value)).map(({ label }) => textIn(label, locale));
}
