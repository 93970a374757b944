import { Link } from 'react-router';
import { Light } from '#features/flock/poultry/art/light.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { AreaChips } from '#features/flock/poultry/pieces/area-chips.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { areaLimits } from '#features/flock/poultry/store/area-limits.ts';
import { useFarms } from '#features/flock/poultry/store/documents.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { useArea } from '#features/flock/poultry/store/settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { measures } from '#features/flock/shared/scoring/limits.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { unitName } from './limit-fields.tsx';
import styles from './limits-page.module.css';

/** The limits of an area with their sources, and the way to a farm's own. */
export function Component() {
  const t = useShell();
  const terms = useTerms();
  const number = useNumbers();
  const [area] = useArea();
  const limits = areaLimits(area, useServerSettings());
  const farms = useFarms();
  return (
    <Page title={t('limits.title')} sub={t('limits.sub')} back="/">
      <AreaChips />
      <ul className={`stack gap-12 ${styles.list}`}>
        {measures.map((measure) => {
          const { good, act, source, isGoodIncluded, isActIncluded } = limits[measure];
          const unit = t(`limits.unit.${unitName(measure)}`);
          return (
            <li key={measure}>
              <Card className={`${styles.limit} stack packed gap-6`}>
                <h2>{terms(`measure.${measure}`)}</h2>
                <p className="row gap-10">
                  <Light kind="good" size={28} />
                  <span>
                    {terms('light.good')} {isGoodIncluded ? '≤' : '<'} {number(good)} {unit}
                  </span>
                </p>
                <p className="row gap-10">
                  <Light kind="act" size={28} />
                  <span>
                    {terms('light.act')} {isActIncluded ? '≥' : '>'} {number(act)} {unit}
                  </span>
                </p>
                <small>
                  {terms('term.source')}:{' '}
                  {source
                    .split(/,\s*/)
                    .map((key) => sources[key]?.name ?? t('limits.own'))
                    .join('; ')}
                </small>
              </Card>
            </li>
          );
        })}
      </ul>
      <p>{t('limits.note')}</p>
      {farms && farms.length > 0 && (
        <>
          <Heading>{t('limits.ofFarms')}</Heading>
          <Card>
            <ul className={styles.farms}>
              {farms.map(({ id, name, limits: own }) => (
                <li className="parted" key={id}>
                  <Link className="row wraps apart unlined" to={`/farms/${id}/edit`}>
                    <b>{name}</b>
                    <span className="small quiet">{t('limits.count', { count: Object.keys(own).length })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </Page>
  );
}
