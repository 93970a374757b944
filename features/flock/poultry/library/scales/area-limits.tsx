import { useState } from 'react';
import { Light } from '#features/flock/poultry/art/light.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { areaLimits } from '#features/flock/poultry/store/area-limits.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { useArea } from '#features/flock/poultry/store/settings.ts';
import { type Area, areas, type Limit, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import type { Measure } from '#features/flock/shared/sections/sections.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './area-limits.module.css';
import { SourceTags } from './tagged-text.tsx';

/** The limits an area begins with, as shipped or as operators set them; looking at another area changes nothing. */
export function AreaLimits() {
  const t = useLibrary();
  const terms = useTerms();
  const [own] = useArea();
  const [looked, setLooked] = useState<Area>();
  const area = looked ?? own;
  const limits = areaLimits(area, useServerSettings());
  return (
    <section className={`stack one gap-12 ${styles.part}`}>
      <Heading note={terms(`area.${area}`)}>{t('about.limits')}</Heading>
      <div className="unprinted">
        <ChoiceChips
          legend={t('about.area')}
          isLegendHidden
          choices={areas.map((value) => ({ value, label: terms(`area.${value}`) }))}
          value={area}
          onChange={setLooked}
        />
      </div>
      <ul className={`${cardClass} ${styles.limits}`}>
        {measures.map((measure) => (
          <LimitRow key={measure} measure={measure} limit={limits[measure]} />
        ))}
      </ul>
      <p>{t('about.limitsNote')}</p>
    </section>
  );
}

function LimitRow({ measure, limit }: { measure: Measure; limit: Limit }) {
  const t = useLibrary();
  const terms = useTerms();
  const unit = unitOf(measure);
  const inUnit = (n: number) => (unit === 'index' ? String(n) : terms(`unit.${unit}`, { n }));
  const tags = limit.source.split(', ');
  return (
    <li className="stack parted">
      <b>{terms(`measure.${measure}`)}</b>
      <span>
        <Light kind="good" size={28} />
        {terms('light.good')}: {t(limit.isGoodIncluded ? 'about.upTo' : 'about.below', { n: inUnit(limit.good) })}
      </span>
      <span>
        <Light kind="act" size={28} />
        {terms('light.act')}: {t(limit.isActIncluded ? 'about.from' : 'about.above', { n: inUnit(limit.act) })}
      </span>
      {tags.every((tag) => tag in sources || tag === 'PD') ? <SourceTags tags={tags} /> : <small>{limit.source}</small>}
    </li>
  );
}
