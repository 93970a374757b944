import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useArea } from '#features/flock/poultry/store/settings.ts';
import { areas } from '#features/flock/shared/scoring/limits.ts';
import { ChoiceChips } from './choice-chips.tsx';

/** The five areas; the one chosen on this device sets the limits that new farms begin with. */
export function AreaChips() {
  const terms = useTerms();
  const [area, setArea] = useArea();
  return (
    <ChoiceChips
      legend={terms('farm.area')}
      isLegendHidden
      choices={areas.map((value) => ({ value, label: terms(`area.${value}`) }))}
      value={area}
      onChange={setArea}
    />
  );
}
