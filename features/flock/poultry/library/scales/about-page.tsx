import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { useOwnKind } from '#features/flock/poultry/store/own-kind.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { firstScaleSet, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scaleKeys } from '#features/flock/shared/scoring/scales.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import styles from './about-page.module.css';
import { AreaLimits } from './area-limits.tsx';
import { ScaleCard } from './scale-card.tsx';
import { FoldedSources } from './source-list.tsx';

const results = ['resultShare', 'resultLight', 'resultFlag', 'resultPlace'] as const;

/** Every scale with its descriptors, what is this product's own, limits per area, all sources; printed it is the scoring card. */
export function Component() {
  const t = useLibrary();
  const terms = useTerms();
  const scales = (useServerSettings()?.scales ?? firstScaleSet) as ScaleSet;
  const kind = useOwnKind();
  usePrintOnArrival();
  return (
    <Page title={t('about.title')} sub={t('about.version', { n: scales.version })} back="/library">
      <p className={styles.text}>
        {t('about.intro')} {terms('msg.noDiagnosis')}
      </p>
      <BigButton className={`${styles.print} unprinted`} kind="line" icon="print" onClick={() => print()}>
        {t('about.print')}
      </BigButton>
      <Heading>{t('about.scales')}</Heading>
      {scaleKeys.map((scale) => (
        <ScaleCard key={scale} scale={scale} scales={scales} kind={kind} />
      ))}
      <div className="stack one gap-12 unprinted">
        <Heading>{t('about.results')}</Heading>
        {results.map((key) => (
          <p key={key} className={styles.text}>
            {t(`about.${key}`)}
          </p>
        ))}
      </div>
      <AreaLimits />
      <FoldedSources tags={Object.keys(sources)} />
    </Page>
  );
}

/** From the library's print button; once, not again when the page is loaded anew. */
function usePrintOnArrival() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { print?: boolean } | null)?.print === true;
  useEffect(() => {
    if (!isAsked) return;
    void navigate('.', { replace: true, state: { stays: true } });
    void picturesLoaded().then(() => print());
  }, [isAsked, navigate]);
}

function picturesLoaded(): Promise<unknown> {
  return Promise.allSettled([...document.images].map((image) => image.decode()));
}
