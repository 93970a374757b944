import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { phoenixTypesCall } from '#features/phoenix-plan/calls.ts';
import { beginPath, phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './type-compare.module.css';
import { usePhoenixWords } from './words.ts';

type PhoenixType = OutputOf<typeof phoenixTypesCall>['types'][number];

const writers = { PERSONAL: 'type.byYourself', ACE: 'type.withCompany', UNIT: 'type.byCompany' } as const;

/** The three types side by side: who fills in, for whom, with which items, what it takes, and how long. */
export function TypeCompare() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixTypesCall, {}, { staleTime: 300_000, quiet: true });
  const { programme } = useOffered(phoenixCode);
  if (error && !data) return <ErrorState title={t('type.failed')} error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={3} />;
  const days = programme?.stages.reduce((sum, stage) => sum + stage.days, 0);
  return (
    <div className={styles.compare}>
      {data.types.map((type) => (
        <TypeCard key={type.type} type={type} days={days} />
      ))}
    </div>
  );
}

const drawings = {
  PERSONAL: 'M32 10a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM12 54c2-11 9-17 20-17s18 6 20 17zM32 37v9',
  ACE: 'M10 54V24l14-8v38M24 30h28v24H10M32 38h12M32 46h12M40 8l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z',
  UNIT: 'M10 28 32 12l22 16v26H10zM26 54V40h12v14M20 34h4M40 34h4',
} as const;

/** Its rows stand beside those of the other types; the words that name a row stand once, before the first. */
function TypeCard({ type, days }: { type: PhoenixType; days: number | undefined }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const isUsual = type.type === 'PERSONAL';
  const name = textIn(type.name, locale);
  const rows = [
    {
      title: t('type.who'),
      shown: <b>{`${t(writers[type.type])}${type.needsCompany ? ` · ${t('type.needsCompany')}` : ''}`}</b>,
    },
    { title: t('type.for'), shown: t(`type.for${type.type}`) },
    {
      title: t('type.items'),
      shown: (
        <ul className={styles.items}>
          {type.items.map(({ item, name: words }) => (
            <li key={item}>{textIn(words, locale)}</li>
          ))}
        </ul>
      ),
    },
    {
      title: t('type.sections'),
      shown: (
        <>
          {t('type.parts', { count: type.sections.length })}{' '}
          <span className="small muted">
            {type.sections.map(({ title }) => textIn(title, locale)).join(locale === 'CN' ? '、' : ', ')}
          </span>
        </>
      ),
    },
    { title: t('type.result'), shown: days === undefined ? '–' : t('type.days', { count: days }) },
    { title: t('type.paid'), shown: t(`type.paid${type.type}`) },
  ];
  return (
    <article className={`panel ${styles.type}`} data-usual={isUsual || undefined}>
      <header className="anchor">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d={drawings[type.type]} />
        </svg>
        <h3 className="title-24">{name}</h3>
        {isUsual && (
          <span className={styles.usual}>
            <Tag tone="green">{t('type.usual')}</Tag>
          </span>
        )}
      </header>
      <dl>
        {rows.map(({ title, shown }) => (
          <div key={title}>
            <dt className="small muted">{title}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink block kind={isUsual ? 'primary' : 'line'} to={beginPath(type.type)}>
          {t('type.choose')}
          <span className="vh"> {name}</span>
        </ButtonLink>
      </p>
    </article>
  );
}
