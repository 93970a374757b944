import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { serveCalls } from '#features/contents/calls/contents.ts';
import { ContentList, listClasses } from '#features/contents/portal/content-list.tsx';
import { type FilterSpec, inputOf } from '#features/contents/portal/filters.ts';
import { useFilters } from '#features/contents/portal/use-filters.ts';
import { labelOf, valuesOf } from '#features/contents/portal/words.ts';
import { serviceObject, serviceTheme } from '#features/contents/shared/serve-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './services-page.module.css';

const spec: FilterSpec = { facets: { object: valuesOf(serviceObject), theme: valuesOf(serviceTheme) } };

/** Guides to the services that are not applied for here, by whom they are for and by theme. */
export function GuideList() {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const { filters, isFiltered, show } = useFilters(spec);
  const chips = (name: 'object' | 'theme', options: typeof serviceTheme) => (
    <fieldset className={`line wraps gap-8 slim ${styles.chips}`} aria-label={t(`services.${name}`)}>
      <ChipButton chosen={!filters[name]} onClick={() => show({ ...filters, [name]: undefined })}>
        {t('services.all')}
      </ChipButton>
      {options.map(({ value, label }) => (
        <ChipButton key={value} chosen={filters[name] === value} onClick={() => show({ ...filters, [name]: value })}>
          {textIn(label, locale)}
        </ChipButton>
      ))}
    </fieldset>
  );
  return (
    <section className={styles.guides}>
      <SectionHead title={t('services.guides')} note={t('services.guidesNote')} />
      {chips('object', serviceObject)}
      {chips('theme', serviceTheme)}
      <ContentList
        call={serveCalls.list}
        input={{ ...inputOf(spec, filters), size: 20 }}
        filtered={isFiltered}
        onAll={() => show({})}
        empty={t('services.noneYet')}
      >
        {(rows) => (
          <ul className={listClasses.list}>
            {rows.map(({ id, title, summary, facts }) => (
              <li key={id} className={`parted ${styles.row}`}>
                <Link className="stack level ink unlined folds" to={`/serve/${facts.slug}`}>
                  <h3 className="lit">{textIn(title, locale)}</h3>
                  <p className="quiet">{textIn(summary, locale)}</p>
                  <span className="meta">
                    <span>{labelOf(serviceTheme, facts.theme, locale)}</span>
                    {Number(facts.days) > 0 && <span>{t('services.days', { count: Number(facts.days) })}</span>}
                    {facts.high === 'YES' && <Tag tone="gold">{t('services.high')}</Tag>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ContentList>
    </section>
  );
}
