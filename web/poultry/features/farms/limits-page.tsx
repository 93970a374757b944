import { Link } from 'react-router';
import { measures } from '#core/scoring/limits.ts';
import { sources } from '#core/scoring/sources.ts';
import { Card } from '../../../kit/pieces/card.tsx';
import { Light } from '../../art/light.tsx';
import { useTerms } from '../../catalogues.ts';
import { useNumbers } from '../../format.ts';
import { AreaChips } from '../../pieces/area-chips.tsx';
import { Heading, Page } from '../../pieces/page.tsx';
import { areaLimits } from '../../store/area-limits.ts';
import { useFarms } from '../../store/documents.ts';
import { useServerSettings } from '../../store/server-settings.ts';
import { useArea } from '../../store/settings.ts';
import { useShell } from '../../words.ts';
import { unitOf } from './limit-fields.tsx';
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
      <ul className={styles.list}>
        {measures.map((measure) => {
          const { good, act, source, isGoodIncluded, isActIncluded } = limits[measure];
          const unit = t(`limits.unit.${unitOf(measure)}`);
          return (
            <li key={measure}>
              <Card className={styles.limit}>
                <h2>{terms(`measure.${measure}`)}</h2>
                <p>
                  <Light kind="good" size={28} />
                  <span>
                    {terms('light.good')} {isGoodIncluded ? '≤' : '<'} {number(good)} {unit}
                  </span>
                </p>
                <p>
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
                <li key={id}>
                  <Link to={`/farms/${id}/edit`}>
                    <b>{name}</b>
                    <span>{t('limits.count', { count: Object.keys(own).length })}</span>
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
