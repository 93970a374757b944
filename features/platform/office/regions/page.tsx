import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#features/platform/office/words.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { usePageQuery } from '#web/office/shell/page.tsx';
import styles from './page.module.css';
import { ReplacePane } from './replace-pane.tsx';
import { RegionTree } from './tree.tsx';

const ResourceList = lazy(() =>
  import('#web/office/resource/list/resource-list.tsx').then((found) => ({ default: found.ResourceList })),
);

/** Regions as a tree beside which one is replaced; as a table for one record, marks of many, sheets and files. */
export function Page() {
  const t = useTexts();
  const isNarrow = useNarrow();
  const [params, setParams] = usePageQuery();
  const isLed = [...params.keys()].some((name) => name.startsWith('f.') || listNames.includes(name));
  const [isTable, setTable] = useState(isLed);
  if (isTable || isLed)
    return (
      <div className={`column gap-8 fills-down ${styles.page}`}>
        <button
          type="button"
          className={`link inline-row gap-4 size-13 rigid ${styles.back}`}
          onClick={() => {
            setTable(false);
            setParams(new URLSearchParams(), { push: true });
          }}
        >
          <Icon name="left" size={12} /> {t('regions.asTree')}
        </button>
        <Suspense fallback={<RowSkeleton rows={12} />}>
          <ResourceList resource={resource} />
        </Suspense>
      </div>
    );
  const code = params.get('replace');
  const choose = (next: string | null) =>
    setParams(new URLSearchParams(next === null ? {} : { replace: next }), { push: true });
  const pane = code !== null && <ReplacePane key={code} code={code} onClose={() => choose(null)} />;
  return (
    <div className={`stack gap-12 fills-down ${styles.page}`} data-pane={pane ? '' : undefined}>
      {!(isNarrow && pane) && (
        <RegionTree
          chosen={code}
          onReplace={choose}
          onOpen={(id) => {
            setTable(true);
            setParams(new URLSearchParams({ id }), { push: true });
          }}
          onTable={() => setTable(true)}
        />
      )}
      {pane}
    </div>
  );
}

const listNames = ['id', 'tab', 'view', 'sort', 'page', 'size', 'after', 'before'];
