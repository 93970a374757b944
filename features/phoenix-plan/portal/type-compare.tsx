import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { amountParts, showAmount } from '#core/texts/amount.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { phoenixTypesCall } from '#features/phoenix-plan/calls.ts';
import { needsOf } from '#features/phoenix-plan/shared/needs.ts';
import { beginPath, type PhoenixTypeName, phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { widths } from '#web/kit/widths.ts';
import { useNarrower } from '#web/portal/shell/header/use-narrower.ts';
import { Figure } from './plan-calendar.tsx';
import styles from './type-compare.module.css';
import { usePhoenixWords } from './words.ts';

type PhoenixType = OutputOf<typeof phoenixTypesCall>['types'][number];

const writers = { PERSONAL: 'type.byYourself', ACE: 'type.withCompany', UNIT: 'type.byCompany' } as const;

/**
 * The three types side by side, one at a time where there is no room: who fills in, for whom, with which items, up to
 * which sum, what it takes, and how long.
 */
export function TypeCompare() {
  const t = usePhoenixWords();
  const { data, error, refetch } = useCall(phoenixTypesCall, {}, { staleTime: 300_000, quiet: true });
  const { programme } = useOffered(phoenixCode);
  const locale = useSession((session) => session.locale);
  const isNarrow = useNarrower(widths.tablet);
  const [chosen, setChosen] = useState<PhoenixTypeName>('PERSONAL');
  if (error && !data) return <ErrorState title={t('type.failed')} error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={3} />;
  const days = programme?.stages.reduce((sum, stage) => sum + stage.days, 0);
  return (
    <>
      {isNarrow && (
        <fieldset className={`bare row gap-8 below-16 ${styles.choice}`}>
          <legend className="vh">{t('type.compare')}</legend>
          {data.types.map(({ type, name }) => (
            <ChipButton key={type} chosen={type === chosen} onClick={() => setChosen(type)}>
              {textIn(shortName(name), locale)}
            </ChipButton>
          ))}
        </fieldset>
      )}
      <div className={styles.compare}>
        {data.types
          .filter(({ type }) => !isNarrow || type === chosen)
          .map((type) => (
            <TypeCard key={type.type} type={type} days={days} />
          ))}
      </div>
      <Notice>
        {t('exception.note')} <Link to={`/serve/${phoenixCode}`}>{t('exception.conditions')}</Link>
      </Notice>
    </>
  );
}

/** A name without who else takes part. */
function shortName({ CN, EN }: Text): Text {
  return { CN: CN.replace(/（.*）$/, ''), EN: EN.replace(/ with .*$/, '') };
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
          {type.items.map(({ item, name: words, most }) => (
            <li key={item} className="row apart baseline gap-8">
              {textIn(words, locale)}
              <span className={`on-one-line small muted ${styles.most}`}>
                {most === null ? (
                  t('type.open')
                ) : (
                  <Figure
                    text={t('type.most', { amount: showAmount(most, locale) })}
                    figure={amountParts(most, locale).figure}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: t('type.needs'),
      shown: (
        <ul className={`stack gap-4 ${styles.needs}`}>
          {needsOf[type.type].map((need) => (
            <li key={need.EN} className="row top gap-8">
              <Icon name="check" size={16} />
              {textIn(need, locale)}
            </li>
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
