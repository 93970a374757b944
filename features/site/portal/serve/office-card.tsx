import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { usePlatform } from '#web/portal/shell/use-platform.ts';
import styles from './programme-page.module.css';

/** Who answers for a service and where: as its guide says, else as the tenant says of itself. */
export function OfficeCard({ guide }: { guide: OneContent | undefined }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const platform = usePlatform();
  const own = (key: string, language: 'CN' | 'EN' = locale === 'CN' ? 'CN' : 'EN') =>
    String(guide?.facts[`${key}${language}`] ?? '');
  const phone = String(guide?.facts.phone ?? '') || (platform?.phone ?? '');
  const address = own('address') || (platform ? textIn(platform.address, locale) : '');
  // Maps of the city know its places by their Chinese names.
  const onMap = own('address', 'CN') || (platform?.address.CN ?? '');
  const office = guide ? textIn(guide.publisher, locale) : platform ? textIn(platform.host, locale) : '';
  const hours = own('hours') || (platform ? textIn(platform.hours, locale) : '');
  return (
    <Card boxed className={`${styles.start} ${styles.office} stack gap-12`}>
      <h2 className="title-20">{t('office.desk')}</h2>
      <dl className="stack small">
        {office && (
          <>
            <dt className="muted">{t('office.office')}</dt>
            <dd>{office}</dd>
          </>
        )}
        {phone && (
          <>
            <dt className="muted">{t('office.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {hours && (
          <>
            <dt className="muted">{t('office.hours')}</dt>
            <dd>{hours}</dd>
          </>
        )}
        {address && (
          <>
            <dt className="muted">{t('office.address')}</dt>
            <dd>
              {address}{' '}
              <a
                className="on-one-line"
                href={`https://ditu.amap.com/search?${new URLSearchParams({ query: onMap })}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('office.map')}
              </a>
            </dd>
          </>
        )}
        <dt className="muted">{t('office.way')}</dt>
        <dd>{t('office.wayOnline')}</dd>
      </dl>
    </Card>
  );
}
