import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { AreaChips } from '#features/flock/poultry/pieces/area-chips.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { areaLimits } from '#features/flock/poultry/store/area-limits.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { useArea } from '#features/flock/poultry/store/settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './area-choice.module.css';

/** The five areas; the chosen one sets the limits that new farms begin with. */
export function AreaChoice() {
  const t = useShell();
  const terms = useTerms();
  const [area] = useArea();
  const server = useServerSettings();
  return (
    <section className="stack one gap-8">
      <Heading note={t('area.note')}>{terms('farm.area')}</Heading>
      <AreaChips />
      <p className={`${styles.limit} row gap-8 small quiet lines-1-4`}>
        <FieldIcon name="info" size={24} />
        <span>
          {t('area.ammonia', { ppm: areaLimits(area, server).nh3.act })}{' '}
          <Link className="strong" to="/limits">
            {t('limits.open')}
          </Link>
        </span>
      </p>
    </section>
  );
}
