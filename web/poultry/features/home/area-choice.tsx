import { Link } from 'react-router';
import { FieldIcon } from '../../art/field-icon.tsx';
import { useTerms } from '../../catalogues.ts';
import { AreaChips } from '../../pieces/area-chips.tsx';
import { Heading } from '../../pieces/page.tsx';
import { areaLimits } from '../../store/area-limits.ts';
import { useServerSettings } from '../../store/server-settings.ts';
import { useArea } from '../../store/settings.ts';
import { useShell } from '../../words.ts';
import styles from './area-choice.module.css';

/** The five areas; the chosen one sets the limits that new farms begin with. */
export function AreaChoice() {
  const t = useShell();
  const terms = useTerms();
  const [area] = useArea();
  const server = useServerSettings();
  return (
    <section className={styles.area}>
      <Heading note={t('area.note')}>{terms('farm.area')}</Heading>
      <AreaChips />
      <p className={styles.limit}>
        <FieldIcon name="info" size={24} />
        <span>
          {t('area.ammonia', { ppm: areaLimits(area, server).nh3.act })} <Link to="/limits">{t('limits.open')}</Link>
        </span>
      </p>
    </section>
  );
}
