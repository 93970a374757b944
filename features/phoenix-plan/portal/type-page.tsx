import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { TypeCompare } from './type-compare.tsx';
import { TypeFinder } from './type-finder.tsx';
import { usePhoenixWords } from './words.ts';

/** The three types side by side, and three questions that lead to one. */
export function Component() {
  const t = usePhoenixWords();
  return (
    <>
      <PageHead crumbs={useCrumbs(t('type.title'))} title={t('type.title')} note={t('type.note')} />
      <div className="wrap column gap-32 above-24 below-32">
        <h2 className="vh">{t('type.compare')}</h2>
        <TypeCompare />
        <TypeFinder />
      </div>
    </>
  );
}
