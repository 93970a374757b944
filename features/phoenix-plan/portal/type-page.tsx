import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { phoenixTypesCall } from '#features/phoenix-plan/calls.ts';
import { beginPath } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './phoenix.module.css';
import { TypeFinder } from './type-finder.tsx';
import { usePhoenixWords } from './words.ts';

type PhoenixType = OutputOf<typeof phoenixTypesCall>['types'][number];

const writers = { PERSONAL: 'type.byYourself', ACE: 'type.withCompany', UNIT: 'type.byCompany' } as const;

/** The three types side by side: who fills in, for what, and what it takes. */
export function Component() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixTypesCall, {}, { staleTime: 300_000, quiet: true });
  return (
    <>
      <PageHead crumbs={useCrumbs(t('type.title'))} title={t('type.title')} note={t('type.note')} />
      <div className="wrap column gap-24 above-24 below-32">
        <TypeFinder />
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={3} />
        ) : (
          <div className={styles.types}>
            {data.types.map((type) => (
              <TypeCard key={type.type} type={type} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function TypeCard({ type }: { type: PhoenixType }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  return (
    <Card boxed className={styles.type}>
      <h2 className="title-20">{textIn(type.name, locale)}</h2>
      <p className="muted">
        {t(writers[type.type])}
        {type.needsCompany && <> · {t('type.needsCompany')}</>}
      </p>
      <h3 className="line-title">{t('type.items')}</h3>
      <ul className={styles.items}>
        {type.items.map(({ item, name }) => (
          <li key={item}>{textIn(name, locale)}</li>
        ))}
      </ul>
      <h3 className="line-title">{t('type.sections')}</h3>
      <p className="muted">
        {type.sections.map(({ title }) => textIn(title, locale)).join(locale === 'CN' ? '、' : ', ')}
      </p>
      <ButtonLink kind={type.type === 'PERSONAL' ? 'primary' : 'line'} to={beginPath(type.type)}>
        {t('type.choose')}
      </ButtonLink>
    </Card>
  );
}
