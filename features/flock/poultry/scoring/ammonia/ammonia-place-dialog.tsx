import { useState } from 'react';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { ammoniaPlaces } from '#features/flock/shared/sections/nh3.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { type Setup, usualSpots } from './ammonia-reading.ts';

const tiers = [1, 2, 3, 4, 5, 6, 7, 8];
const none = 'none';

/** Where a reading is taken: a place by name, and the tier of a house that has some. */
export function AmmoniaPlaceDialog({
  setup,
  onChange,
  onRemove,
  onClose,
}: {
  setup: Setup;
  onChange: (part: Partial<Setup>) => void;
  /** Undefined while there is no reading yet. */
  onRemove: (() => void) | undefined;
  onClose: () => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const [isSure, setSure] = useState(false);
  // A place of one's own is kept once it has a name.
  const [location, setLocation] = useState(setup.location);
  const [text, setText] = useState(setup.locationText);
  const isNameless = location === 'other' && text.trim() === '';
  const take = () => {
    if (isNameless) return;
    if (location !== setup.location || text !== setup.locationText) {
      const spot = location === setup.location ? {} : usualSpots[location];
      onChange({ location, locationText: location === 'other' ? text.trim() : '', ...spot });
    }
    onClose();
  };
  return (
    <Dialog
      open
      title={t('nh3.changeTitle')}
      onClose={onClose}
      footer={
        <>
          {onRemove && (
            <BigButton kind="danger" icon="trash" onClick={() => (isSure ? onRemove() : setSure(true))}>
              {isSure ? t('nh3.remove') : terms('btn.delete')}
            </BigButton>
          )}
          <BigButton disabled={isNameless} onClick={take}>
            {terms('btn.confirm')}
          </BigButton>
        </>
      }
    >
      <div className="stack gap-16">
        <ChoiceChips
          legend={t('nh3.changeTitle')}
          isLegendHidden
          choices={ammoniaPlaces.map((value) => ({ value, label: terms(`place.${value}`) }))}
          value={location}
          onChange={setLocation}
        />
        {location === 'other' && (
          <TextField
            label={t('nh3.otherName')}
            maxLength={60}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <ChoiceChips
          legend={t('nh3.tier')}
          choices={[
            { value: none, label: t('nh3.tierNone') },
            ...tiers.map((tier) => ({ value: String(tier), label: String(tier) })),
          ]}
          value={setup.tier === null ? none : String(setup.tier)}
          onChange={(tier) => onChange({ tier: tier === none ? null : Number(tier) })}
        />
        <p className="small quiet">{t('nh3.move')}</p>
      </div>
    </Dialog>
  );
}
