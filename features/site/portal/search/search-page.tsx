import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { nouns } from '#features/content-nouns.ts';
import { mostFound } from '#features/site/calls/search.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Tabs } from '#web/kit/controls/tabs.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { type Asked, readAsked, writeAsked } from './asked.ts';
import { NothingAsked } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { type Counts, useFound } from './use-found.ts';
import { useSearchWords } from './words.ts';

/** Search over everything published: the address holds what was asked, so that Back and sharing work. */
export function Component() {
  const t = useSearchWords();
  const [query, setQuery] = useSearchParams();
  const asked = readAsked(query);
  const title = asked.key ? t('titleOf', { key: asked.key }) : t('title');
  usePageTitle(title);
  const show = (next: Asked) => setQuery(writeAsked(next));
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={title} note={t('note')} />
      <div className={`wrap ${styles.page}`}>
        <SearchForm key={query.toString()} asked={asked} onSearch={show} />
        {asked.key ? <Found asked={asked} onShow={show} /> : <NothingAsked />}
      </div>
    </>
  );
}

function Found({ asked, onShow }: { asked: Asked; onShow: (next: Asked) => void }) {
  const t = useSearchWords();
  const found = useFound(asked);
  const kinds = useKinds(found.counts);
  return (
    <Tabs
      label={t('kinds')}
      choices={kinds}
      chosen={asked.type ?? 'all'}
      onChoose={(kind) => onShow({ ...asked, type: kind === 'all' ? undefined : kind })}
    >
      <Results asked={asked} found={found} onShow={onShow} />
    </Tabs>
  );
}

/** The tabs with their counts, as far as they are known; a kind without a hit stays, so that the row does not jump. */
function useKinds(counts: Counts | undefined): { key: string; label: string }[] {
  const t = useSearchWords();
  const locale = useSession((state) => state.locale);
  const sum = counts?.reduce((total, { count }) => total + count, 0);
  const isOver = counts?.some(({ more }) => more);
  const written = (count: number | undefined, more: boolean | undefined) =>
    count === undefined ? '…' : more ? t('over', { count: count.toLocaleString('en') }) : String(count);
  return [
    { key: 'all', label: t('all', { count: written(sum, isOver) }) },
    ...nouns.map(({ code, name }) => {
      const own = counts?.find(({ type }) => type === code);
      const count = written(own?.more ? mostFound : own?.count, own?.more);
      return { key: code, label: t('kind', { name: textIn(name, locale), count }) };
    }),
  ];
}
