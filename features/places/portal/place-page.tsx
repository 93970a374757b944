import { useParams, useSearchParams } from 'react-router';
import { dayInShanghai, isDate } from '#core/calendar/dates.ts';
import { weekDays } from '#core/calendar/week-days.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { isGone } from '#features/contents/portal/article-page.tsx';
import { placeOneCall } from '#features/places/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { FreeWeek } from './free-week.tsx';
import { facilitiesOf, kindOf, PlacePicture } from './place-card.tsx';
import styles from './places.module.css';
import { usePlaceWords } from './words.ts';

export type OnePlace = OutputOf<typeof placeOneCall>;

/** One place: what it is, when it is free, and the way to book it. The first day of the week shown stands in the address. */
export function Component() {
  const { id = '' } = useParams();
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const [query] = useSearchParams();
  const today = dayInShanghai(now());
  const asked = query.get('from');
  const from = isDate(asked) && asked > today ? asked : today;
  const { data, error, refetch } = useCall(placeOneCall, { id, from }, { quiet: true, placeholderData: (old) => old });
  const name = data && textIn(data.name, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  return (
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        <div className={`stack top ${styles.columns}`}>
          <div className="slim">
            <h1 className="title-24 breaks below-16">{name}</h1>
            <PlacePicture place={data} />
            <FreeWeek place={data} from={from} />
          </div>
          <Facts place={data} />
        </div>
      ) : !error ? (
        <SkeletonArticle />
      ) : !isGone(error) ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('gone')}
          actions={
            <ButtonLink kind="primary" to="/place">
              {t('all')}
            </ButtonLink>
          }
        >
          {t('goneNote')}
        </EmptyState>
      )}
    </div>
  );
}

function Facts({ place }: { place: OnePlace }) {
  const t = usePlaceWords();
  const locale = useSession((state) => state.locale);
  const { address, phone, at, open } = place;
  const hours = weekDays.flatMap(({ label }, day) => {
    const told = open.filter((time) => time.day === day).map((time) => `${time.from}–${time.to}`);
    return told.length > 0 ? [`${textIn(label, locale)} ${told.join(', ')}`] : [];
  });
  return (
    <Card boxed>
      <dl className={styles.facts}>
        <dt>{kindOf(place, locale)}</dt>
        <dd>{t('holds', { count: place.capacity })}</dd>
        <dt>{t('facilities')}</dt>
        <dd>{facilitiesOf(place, locale).join(' · ') || '—'}</dd>
        <dt>{t('address')}</dt>
        <dd>
          {textIn(address, locale)}
          {at && (
            <a
              className="block small"
              href={`https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=17/${at.lat}/${at.lng}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('map')}
            </a>
          )}
        </dd>
        <dt>{t('hours')}</dt>
        <dd>
          {hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </dd>
        {phone && (
          <>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
