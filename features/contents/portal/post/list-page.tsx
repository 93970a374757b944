import { useSearchParams } from 'react-router';
import { educationLevel } from '#core/dictionaries/attainments.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { industry } from '#core/dictionaries/work.ts';
import { textIn } from '#core/texts/text.ts';
import { postCalls } from '#features/contents/calls/contents.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import type { PanelPart } from '#features/contents/portal/filter-parts.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { PanelPage } from '#features/contents/portal/panel-page.tsx';
import { useContents, valuesOf } from '#features/contents/portal/words.ts';
import { postBatch, postLevel, postType } from '#features/contents/shared/post-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import styles from './list-page.module.css';
import { PostCard, PostRow } from './post-row.tsx';

export function Component() {
  const t = useContents();
  const [query, setQuery] = useSearchParams();
  const asCards = query.get('view') === 'cards';
  const look = (view?: 'cards') => {
    const next = new URLSearchParams(query);
    if (view) next.set('view', view);
    else next.delete('view');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <PanelPage
      title={t('post.title')}
      note={t('post.note')}
      spec={postFilters}
      parts={useParts()}
      calls={postCalls}
      empty={t('post.nothing')}
      orderWords={{ level: t('order.stars') }}
      beside={
        <fieldset className="line gap-8" aria-label={t('post.view')}>
          <ChipButton chosen={!asCards} onClick={() => look()}>
            {t('post.asList')}
          </ChipButton>
          <ChipButton chosen={asCards} onClick={() => look('cards')}>
            {t('post.asCards')}
          </ChipButton>
        </fieldset>
      }
    >
      {(rows) =>
        asCards ? (
          <ul className={`stack two gap-24 ${styles.cards} folds`}>
            {rows.map((row) => (
              <PostCard key={row.id} row={row} />
            ))}
          </ul>
        ) : (
          <ul className={listClasses.list}>
            {rows.map((row) => (
              <PostRow key={row.id} row={row} />
            ))}
          </ul>
        )
      }
    </PanelPage>
  );
}

function useParts(): readonly PanelPart[] {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const choices = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: textIn(label, locale) }));
  return [
    { kind: 'text', name: 'keyword', label: t('filter.keyword'), example: t('filter.keywordHint') },
    {
      kind: 'select',
      name: 'batch',
      label: t('post.batch'),
      all: t('post.allBatches'),
      choices: choices(postBatch),
    },
    { kind: 'radios', name: 'level', label: t('post.level'), choices: choices(postLevel) },
    { kind: 'radios', name: 'type', label: t('post.type'), choices: choices(postType) },
    {
      kind: 'select',
      name: 'industry',
      label: t('post.industry'),
      all: t('post.allIndustries'),
      choices: choices(industry),
    },
    {
      kind: 'select',
      name: 'education',
      label: t('post.education'),
      all: t('post.allEducation'),
      choices: choices(educationLevel),
    },
  ];
}

const postFilters: FilterSpec = {
  facets: {
    batch: valuesOf(postBatch),
    type: valuesOf(postType),
    level: valuesOf(postLevel),
    industry: valuesOf(industry),
    education: valuesOf(educationLevel),
  },
  orders: ['newest', 'level', 'oldest'],
};
