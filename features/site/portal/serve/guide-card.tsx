import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import styles from './programme-page.module.css';

/** Where, when, how long and how much; and the way to begin where there is one. */
export function GuideCard({
  guide,
  isAsking = false,
}: {
  guide: OneContent;
  /** Whether the form for it stands beside. */
  isAsking?: boolean;
}) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const isKnown = useIsKnown();
  const canAsk = useIsOffered('oneToOne');
  const { facts } = guide;
  const own = (key: string) => String(facts[`${key}${locale === 'CN' ? 'CN' : 'EN'}`] ?? '');
  const phone = String(facts.phone ?? '');
  const days = Number(facts.days ?? 0);
  const form = `/serve/${facts.programme}/add`;
  const lines = [
    [t('office.fee'), own('fee')],
    [t('office.days'), days > 0 ? t('services.days', { count: days }) : ''],
    [t('office.hours'), own('hours')],
    [t('office.address'), own('address')],
  ] as const;
  return (
    <Card boxed className={`${styles.start} stack gap-16`}>
      <h2 className="title-20">{t('office.title')}</h2>
      {facts.programme && isKnown(form) ? (
        <ButtonLink kind="accent" block to={form}>
          {t('office.start')}
        </ButtonLink>
      ) : null}
      {facts.high === 'YES' && canAsk && !isAsking && (
        <>
          <ButtonLink kind="accent" block to={`/serve/high/${facts.slug}`}>
            {t('office.request')}
          </ButtonLink>
          <p className="small muted">{t('office.requestNote')}</p>
        </>
      )}
      <dl className="stack small">
        {phone && (
          <>
            <dt className="muted">{t('office.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {lines.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt className="muted">{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="small muted">{t('office.source', { name: textIn(guide.publisher, locale) })}</p>
    </Card>
  );
}
