import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton, BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips, TickChip } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { ActionBar, Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { areaLimits } from '#features/flock/poultry/store/area-limits.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { writeSetting } from '#features/flock/poultry/store/settings.ts';
import { newDeviceId, writeFarm } from '#features/flock/poultry/store/write.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { breeds, type Farm, farmTypes } from '#features/flock/shared/scoring/farm.ts';
import { areas } from '#features/flock/shared/scoring/limits.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { entriesOf, type FarmDraft, type FarmProblems, problemsOf } from './farm-draft.ts';
import styles from './farm-form.module.css';
import { HouseFields } from './house-fields.tsx';
import { LimitFields } from './limit-fields.tsx';

interface FarmFormProps {
  readonly farm: Farm | null;
  readonly draft: FarmDraft;
  readonly setDraft: (draft: FarmDraft) => void;
  /** The setting that keeps what is typed. */
  readonly keptAs: string;
}

export function FarmForm({ farm, draft, setDraft, keptAs }: FarmFormProps) {
  const t = useShell();
  const terms = useTerms();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FarmProblems>({});
  const limits = areaLimits(draft.area, useServerSettings());
  useKept(keptAs, draft);
  const told = (field: string) => problems[field] && t(`farm.wrong.${problems[field]}`);
  const set = (part: Partial<FarmDraft>) => setDraft({ ...draft, ...part });
  const text = (field: 'name' | 'birds' | 'genetics' | 'breedText' | 'vetName' | 'vetPhone') => ({
    value: draft[field],
    error: told(field),
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, limits);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      // Once the messages stand beside their fields.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const id = farm?.id ?? newDeviceId();
    await writeFarm(id, entriesOf(draft, farm, limits));
    await database().settings.delete(keptAs);
    await navigate(`/farms/${id}`, { replace: true });
  };
  return (
    <Page
      title={farm ? t('farm.edit') : t('farms.new')}
      back={farm ? `/farms/${farm.id}` : '/farms'}
      bar={
        <ActionBar>
          <BigLink
            kind="quiet"
            to={farm ? `/farms/${farm.id}` : '/farms'}
            onClick={() => void database().settings.delete(keptAs)}
          >
            {terms('btn.cancel')}
          </BigLink>
          <BigButton type="submit" form="farm">
            {terms('btn.save')}
          </BigButton>
        </ActionBar>
      }
    >
      <form ref={form} id="farm" className={`stack one gap-16 ${styles.form}`} noValidate onSubmit={save}>
        <Card className={`${styles.part} stack one gap-20`}>
          <TextField label={terms('farm.name')} maxLength={60} autoComplete="off" {...text('name')} />
          <ChoiceChips
            legend={terms('farm.type')}
            choices={farmTypes.map((value) => ({ value, label: terms(`type.${value}`) }))}
            value={draft.type}
            onChange={(type) => set({ type })}
          />
          <ChoiceChips
            legend={terms('farm.breed')}
            choices={breeds.map((value) => ({ value, label: terms(`breed.${value}`) }))}
            value={draft.breed}
            onChange={(breed) => set({ breed })}
          />
          {draft.breed === 'other' && <TextField label={t('farm.breedText')} maxLength={60} {...text('breedText')} />}
          <div className={`${styles.pair} stack gap-20`}>
            <TextField label={terms('farm.birds')} optional inputMode="numeric" {...text('birds')} />
            <TextField
              label={terms('farm.genetics')}
              optional
              maxLength={60}
              hint={t('farm.geneticsHint')}
              {...text('genetics')}
            />
          </div>
          <ChoiceChips
            legend={terms('farm.area')}
            choices={areas.map((value) => ({ value, label: terms(`area.${value}`) }))}
            value={draft.area}
            onChange={(area) => set({ area })}
          />
        </Card>
        <Heading>{t('farm.houses')}</Heading>
        <HouseFields houses={draft.houses} problems={problems} onChange={(houses) => set({ houses })} />
        <Heading>{terms('farm.vet')}</Heading>
        <Card className={`${styles.part} stack one gap-20`}>
          <p className="small quiet">{t('farm.vetNote')}</p>
          <div className={`${styles.pair} stack gap-20`}>
            <TextField label={t('farm.vetName')} optional maxLength={60} {...text('vetName')} />
            <TextField label={t('farm.vetPhone')} optional type="tel" maxLength={30} {...text('vetPhone')} />
          </div>
        </Card>
        <Card className={`${styles.part} stack one gap-20`}>
          <TickChip checked={draft.isShared} onChange={(isShared) => set({ isShared })}>
            {t('farm.share')}
          </TickChip>
          <p className="small quiet">{t('farm.shareNote')}</p>
        </Card>
        <LimitFields own={draft.limits} area={limits} problems={problems} onChange={(own) => set({ limits: own })} />
      </form>
    </Page>
  );
}

/** Keeps what is typed, key by key. */
function useKept(name: string, draft: FarmDraft): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    void writeSetting(database(), name, draft);
  }, [name, draft]);
}
