import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { phoenixTypesCall } from '#features/phoenix-plan/calls.ts';
import { beginPath, phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

type PhoenixType = OutputOf<typeof phoenixTypesCall>['types'][number];

const writers = { PERSONAL: 'type.byYourself', ACE: 'type.withCompany', UNIT: 'type.byCompany' } as const;

/** The three types side by side: who fills in, for whom, with which items, what it takes, and how long. */
export function TypeCompare() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixTypesCall, {}, { staleTime: 300_000, quiet: true });
  const { programme } = useProgramme(phoenixCode);
  if (error && !data) return <ErrorState title={t('type.failed')} error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={3} />;
  const days = programme?.stages.reduce((sum, stage) => sum + stage.days, 0);
  return (
    <div className={styles.types}>
      {data.types.map((type) => (
        <TypeCard key={type.type} type={type} days={days} />
      ))}
    </div>
  );
}

function TypeCard({ type, days }: { type: PhoenixType; days: number | undefined }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const isUsual = type.type === 'PERSONAL';
  return (
    <Card boxed className={`${styles.type} ${isUsual ? styles.usual : ''}`}>
      <div className="row wraps apart gap-8">
        <h3 className="title-20">{textIn(type.name, locale)}</h3>
        {isUsual && <Tag tone="green">{t('type.usual')}</Tag>}
      </div>
      <dl className="stack gap-4">
        <dt className="small muted">{t('type.who')}</dt>
        <dd className="below-8">
          {t(writers[type.type])}
          {type.needsCompany && ` · ${t('type.needsCompany')}`}
        </dd>
        <dt className="small muted">{t('type.for')}</dt>
        <dd className="below-8">{t(`type.for${type.type}`)}</dd>
        <dt className="small muted">{t('type.items')}</dt>
        <dd className="below-8">
          <ul className={styles.items}>
            {type.items.map(({ item, name }) => (
              <li key={item}>{textIn(name, locale)}</li>
            ))}
          </ul>
        </dd>
        <dt className="small muted">{t('type.sections')}</dt>
        <dd className="below-8">
          {t('type.parts', { count: type.sections.length })}{' '}
          <span className="small muted">
            {type.sections.map(({ title }) => textIn(title, locale)).join(locale === 'CN' ? '、' : ', ')}
          </span>
        </dd>
        {days !== undefined && (
          <>
            <dt className="small muted">{t('type.result')}</dt>
            <dd className="below-8">{t('type.days', { count: days })}</dd>
          </>
        )}
        <dt className="small muted">{t('type.paid')}</dt>
        <dd>{t(`type.paid${type.type}`)}</dd>
      </dl>
      <p className="above-12">
        <ButtonLink block kind={isUsual ? 'primary' : 'line'} to={beginPath(type.type)}>
          {t('type.choose')}
          <span className="vh"> {textIn(type.name, locale)}</span>
        </ButtonLink>
      </p>
    </Card>
  );
}
