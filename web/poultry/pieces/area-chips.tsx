import { areas } from '#core/scoring/limits.ts';
import { useTerms } from '../catalogues.ts';
import { useArea } from '../store/settings.ts';
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
