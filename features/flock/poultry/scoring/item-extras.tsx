import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import {
  type Dropping,
  type Foot,
  type Plumage,
  type Spot,
  seenInDropping,
} from '#features/flock/shared/scoring/report.ts';
import type { ItemSection } from '#features/flock/shared/scoring/scales.ts';
import styles from './item-extras.module.css';
import type { ScoredItem } from './items.ts';

/** What is noted beside the score of an item: each tick is written at once. */
export function ItemExtras({
  section,
  item,
  onChange,
}: {
  section: ItemSection;
  /** As it stands, or blank. */
  item: ScoredItem;
  onChange: (change: (item: ScoredItem) => ScoredItem) => void;
}) {
  const patch = (part: object) => onChange((now) => ({ ...now, ...part }) as ScoredItem);
  if (section === 'litter') return <SpotExtras spot={item as Spot} patch={patch} />;
  if (section === 'fpd' || section === 'feather') return null;
  const dropping = item as Dropping;
  return <SeenExtras seen={dropping.seen} onChange={(seen) => patch({ seen })} />;
}

function SeenExtras({ seen, onChange }: { seen: Dropping['seen']; onChange: (seen: Dropping['seen']) => void }) {
  const t = useScoring();
  const terms = useTerms();
  return (
    <fieldset className={styles.group}>
      <legend>{t('score.also')}</legend>
      <div className={styles.ticks}>
        {seenInDropping.map((each) => (
          <TickBox
            key={each}
            checked={seen.includes(each)}
            onChange={(checked) => onChange(checked ? [...seen, each] : seen.filter((other) => other !== each))}
          >
            {terms(`seen.${each}`)}
          </TickBox>
        ))}
      </div>
    </fieldset>
  );
}

const wheres = ['drinker', 'feeder', 'middle', 'wall', 'door', 'inlet'] as const;
const cakes = ['ring', 'strip', 'wall', 'all'] as const;

/** From this score on litter has clumps or a cap that lie somewhere. */
const cakeFrom = 3;

function SpotExtras({ spot, patch }: { spot: Spot; patch: (part: Partial<Spot>) => void }) {
  const t = useScoring();
  const terms = useTerms();
  const isCaked = spot.cake !== null || (spot.score ?? 0) >= cakeFrom;
  return (
    <div className={styles.group}>
      <ChoiceChips
        legend={t('score.where')}
        choices={wheres.map((value) => ({ value, label: terms(`where.${value}`) }))}
        value={spot.where}
        onChange={(where) => patch({ where })}
      />
      {isCaked && (
        <ChoiceChips
          legend={t('score.cake')}
          choices={cakes.map((value) => ({ value, label: terms(`cake.${value}`) }))}
          value={spot.cake}
          onChange={(cake) => patch({ cake })}
        />
      )}
    </div>
  );
}

/** The ticks that stand in the free cells of the pictures: few, and wanted with every item. */
export function GridTicks({
  section,
  item,
  onChange,
}: {
  section: ItemSection;
  item: ScoredItem;
  onChange: (change: (item: ScoredItem) => ScoredItem) => void;
}) {
  const t = useScoring();
  const patch = (part: object) => onChange((now) => ({ ...now, ...part }) as ScoredItem);
  const foot = item as Foot;
  switch (section) {
    case 'fpd':
      return (
        <>
          <TickBox checked={foot.hasToes} onChange={(hasToes) => patch({ hasToes })}>
            {t('score.toes')}
          </TickBox>
          <TickBox checked={foot.hasHockBurn ?? false} onChange={(hasHockBurn) => patch({ hasHockBurn })}>
            {t('score.hock')}
          </TickBox>
        </>
      );
    case 'feather':
      return (
        <TickBox checked={(item as Plumage).isVentDirty} onChange={(isVentDirty) => patch({ isVentDirty })}>
          {t('score.vent')}
        </TickBox>
      );
    case 'litter':
      return (
        <TickBox checked={(item as Spot).isDusty} onChange={(isDusty) => patch({ isDusty })}>
          {t('score.dusty')}
        </TickBox>
      );
    default:
      return null;
  }
}
