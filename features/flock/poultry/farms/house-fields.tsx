import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips, TickChip } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import type { FarmProblems, HouseDraft } from './farm-draft.ts';
import styles from './farm-form.module.css';

const floors = ['litter', 'slats', 'aviary', 'cage'] as const;

/** The houses of a farm, each with the flock in it. */
export function HouseFields({
  houses,
  problems,
  onChange,
}: {
  houses: readonly HouseDraft[];
  problems: FarmProblems;
  onChange: (houses: readonly HouseDraft[]) => void;
}) {
  const t = useShell();
  const terms = useTerms();
  const add = () => {
    const name = t('farm.houseNo', { no: houses.length + 1 });
    onChange([...houses, { id: newDeviceId(), name, placedOn: '', birds: '', floor: 'litter', isSick: false }]);
  };
  return (
    <div className="stack gap-12">
      {houses.map((house) => {
        const told = (field: string) => {
          const problem = problems[`${field}:${house.id}`];
          return problem && t(`farm.wrong.${problem}`);
        };
        const set = (part: Partial<HouseDraft>) =>
          onChange(houses.map((each) => (each.id === house.id ? { ...each, ...part } : each)));
        return (
          <Card key={house.id} className={`${styles.part} stack one gap-20`}>
            <div className="row apart">
              <h3 className="size-18">{house.name || terms('farm.house')}</h3>
              <IconButton
                icon="trash"
                label={t('farm.removeHouse', { name: house.name })}
                onClick={() => onChange(houses.filter(({ id }) => id !== house.id))}
              />
            </div>
            <TextField
              label={t('farm.houseName')}
              maxLength={40}
              value={house.name}
              error={told('house')}
              onChange={({ target }) => set({ name: target.value })}
            />
            <div className={`${styles.pair} stack gap-20`}>
              <TextField
                label={terms('farm.placement')}
                optional
                type="date"
                value={house.placedOn}
                error={told('placed')}
                onChange={({ target }) => set({ placedOn: target.value })}
              />
              <TextField
                label={terms('farm.birds')}
                optional
                inputMode="numeric"
                value={house.birds}
                error={told('birds')}
                onChange={({ target }) => set({ birds: target.value })}
              />
            </div>
            <ChoiceChips
              legend={terms('farm.floor')}
              choices={floors.map((value) => ({ value, label: terms(`floor.${value}`) }))}
              value={house.floor}
              onChange={(floor) => set({ floor })}
            />
            <TickChip checked={house.isSick} onChange={(isSick) => set({ isSick })}>
              {t('farm.isSick')}
            </TickChip>
          </Card>
        );
      })}
      <BigButton kind="line" icon="plus" onClick={add}>
        {t('farm.addHouse')}
      </BigButton>
    </div>
  );
}
