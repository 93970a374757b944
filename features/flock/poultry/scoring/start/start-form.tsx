import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { localDay, showDay } from '#features/flock/poultry/local-time.ts';
import { BigButton, BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { ActionBar } from '#features/flock/poultry/pieces/page.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { reportPath } from '#features/flock/poultry/scoring/paths.ts';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import { useReports } from '#features/flock/poultry/store/documents.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { loadServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { useArea } from '#features/flock/poultry/store/settings.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { newDeviceId, write, writeFarm } from '#features/flock/poultry/store/write.ts';
import { readAgreement } from '#features/flock/poultry/training/rounds.ts';
import { ageInDays } from '#features/flock/shared/scoring/age.ts';
import { type Farm, type FarmType, farmTypes, type House } from '#features/flock/shared/scoring/farm.ts';
import { fittingSections } from '#features/flock/shared/scoring/fitting-sections.ts';
import { firstScoringAge } from '#features/flock/shared/scoring/house-order.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { useSession } from '#web/kit/call/session.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { farmBefore, firstEntries, newFarmEntries } from './new-report.ts';
import styles from './start-form.module.css';

/** Stands for what is made on the spot. */
const fresh = 'new';

const floors = ['litter', 'slats', 'aviary', 'cage'] as const;

/** Farm, house, who scores and what; what does not exist yet is made with it, without a network too. */
export function StartForm({
  farms,
  farmId,
  houseId,
}: {
  farms: readonly Farm[];
  farmId: string | null;
  houseId: string | null;
}) {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  const worker = useWorker((state) => state.worker);
  const [area] = useArea();
  const navigate = useNavigate();
  const doing = useDoing();
  const form = useRef<HTMLFormElement>(null);
  const today = localDay();

  const [farmChoice, setFarmChoice] = useState(
    farms.some(({ id }) => id === farmId) ? farmId! : (farms[0]?.id ?? fresh),
  );
  const farm = farms.find(({ id }) => id === farmChoice);
  const [newFarm, setNewFarm] = useState({ name: '', type: 'broiler' as FarmType });
  const [houseAsked, setHouseChoice] = useState<string | null>(houseId);
  const houseChoice = farm?.houses.some(({ id }) => id === houseAsked)
    ? houseAsked!
    : houseAsked === fresh
      ? fresh
      : (farm?.houses[0]?.id ?? fresh);
  const [newHouse, setNewHouse] = useState<Pick<House, 'name' | 'placedOn' | 'floor'>>({
    name: '',
    placedOn: null,
    floor: 'litter',
  });
  const house = farm?.houses.find(({ id }) => id === houseChoice) ?? newHouse;
  const [assessor, setAssessor] = useState(worker?.name ?? '');
  const [leftOut, setLeftOut] = useState<readonly SectionKey[]>([]);
  const [named, setNamed] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const before = farmBefore(useReports() ?? [], farm?.id, today);
  const type = farm?.type ?? newFarm.type;
  const fit = fittingSections(type, house.floor);
  const chosen = sectionKeys.filter((key) => fit[key].isFitting && !leftOut.includes(key));
  const age = ageInDays(house.placedOn, today);
  const name = named ?? (house.name ? t('start.nameFor', { house: house.name, day: showDay(today, locale) }) : '');
  const errors = {
    farm: !farm && newFarm.name.trim() === '' ? t('start.farmEmpty') : undefined,
    house: house.name.trim() === '' ? t('start.houseEmpty') : undefined,
    assessor: assessor.trim() === '' ? t('start.assessorEmpty') : undefined,
    name: named !== null && named.trim() === '' ? terms('msg.name') : undefined,
    sections: chosen.length === 0 ? t('start.nothingChosen') : undefined,
  };
  const shown = isAsked ? errors : ({} as Partial<typeof errors>);

  async function begin(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.values(errors).some(Boolean)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setBusy(true);
    const reportId = newDeviceId();
    const ownFarmId = farm?.id ?? newDeviceId();
    const ownHouseId = 'id' in house ? (house as House).id : newDeviceId();
    const isStored = await doing(store({ reportId, ownFarmId, ownHouseId }));
    setBusy(false);
    if (isStored) navigate(reportPath(ownFarmId, reportId), { replace: true });
  }

  async function store({ reportId, ownFarmId, ownHouseId }: Record<'reportId' | 'ownFarmId' | 'ownHouseId', string>) {
    const made = [
      ...(farm ? [] : newFarmEntries({ ...newFarm, area })),
      ...(houseChoice === fresh
        ? [
            {
              key: `house:${ownHouseId}`,
              value: { ...newHouse, name: newHouse.name.trim(), birds: null, isSick: false },
            },
          ]
        : []),
    ];
    if (made.length > 0) await writeFarm(ownFarmId, made);
    const at = moment();
    // One's own training says nothing of who else scores.
    const agreement = assessor.trim() === worker?.name ? await readAgreement(at) : null;
    const entries = firstEntries({
      farm: farm ?? { area, type, limits: {} },
      house: { id: ownHouseId, name: house.name.trim(), placedOn: house.placedOn },
      name,
      assessor,
      agreement,
      on: today,
      at,
      leftOut: sectionKeys.filter((key) => !chosen.includes(key)),
      settings: await loadServerSettings(),
    });
    await write({ farmId: ownFarmId, doc: reportId, entries });
  }

  return (
    <form ref={form} className={`stack one gap-16 ${styles.form}`} noValidate onSubmit={begin}>
      <section className={`${cardClass} ${styles.part}`}>
        <ChoiceChips
          legend={t('start.farm')}
          choices={[
            ...farms.map(({ id, name }) => ({ value: id, label: name })),
            { value: fresh, label: t('start.newFarm') },
          ]}
          value={farmChoice}
          onChange={setFarmChoice}
        />
        {!farm && (
          <>
            <TextField
              label={terms('farm.name')}
              maxLength={60}
              value={newFarm.name}
              error={shown.farm}
              onChange={({ target }) => setNewFarm({ ...newFarm, name: target.value })}
            />
            <ChoiceChips
              legend={terms('farm.type')}
              choices={farmTypes.map((value) => ({ value, label: terms(`type.${value}`) }))}
              value={newFarm.type}
              onChange={(type) => setNewFarm({ ...newFarm, type })}
            />
          </>
        )}
        {before && (
          <NoteCard icon="warning" title={t('start.farmBefore', { farm: before.name })}>
            {t('start.farmBeforeNote')}
          </NoteCard>
        )}
      </section>
      <section className={`${cardClass} ${styles.part}`}>
        <ChoiceChips
          legend={t('start.house')}
          choices={[
            ...(farm?.houses ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: fresh, label: t('start.newHouse') },
          ]}
          value={houseChoice}
          onChange={setHouseChoice}
        />
        {houseChoice === fresh && (
          <>
            <TextField
              label={t('start.houseName')}
              maxLength={40}
              value={newHouse.name}
              error={shown.house}
              onChange={({ target }) => setNewHouse({ ...newHouse, name: target.value })}
            />
            <TextField
              label={terms('farm.placement')}
              hint={t('start.placedNote')}
              type="date"
              value={newHouse.placedOn ?? ''}
              onChange={({ target }) => setNewHouse({ ...newHouse, placedOn: target.value || null })}
            />
            <ChoiceChips
              legend={terms('farm.floor')}
              choices={floors.map((value) => ({ value, label: terms(`floor.${value}`) }))}
              value={newHouse.floor}
              onChange={(floor) => setNewHouse({ ...newHouse, floor })}
            />
          </>
        )}
        <Age age={age} placedOn={house.placedOn} />
      </section>
      <section className={`${cardClass} ${styles.part}`}>
        <TextField
          label={t('start.assessor')}
          hint={t('start.assessorNote')}
          maxLength={60}
          autoComplete="name"
          value={assessor}
          error={shown.assessor}
          onChange={({ target }) => setAssessor(target.value)}
        />
        <TextField
          label={t('start.name')}
          maxLength={80}
          value={name}
          error={shown.name}
          onChange={({ target }) => setNamed(target.value)}
        />
      </section>
      <fieldset className={`${cardClass} ${styles.part}`}>
        <legend className={`whole bold ${styles.heading}`}>{t('start.sections')}</legend>
        <p className="small quiet lines-1-4">{t('sections.note')}</p>
        {shown.sections && <p className={styles.error}>{shown.sections}</p>}
        <div className={`stack gap-8 ${styles.ticks}`}>
          {sectionKeys.map((key) => {
            const { isFitting, note } = fit[key];
            if (!isFitting)
              return (
                <p key={key} className={`stack rounded small quiet ${styles.unfit}`}>
                  <b className="size-17">{terms(`section.${key}`)}</b>
                  {note ? t(`fit.${note}`) : t('start.notFitting')}
                </p>
              );
            return (
              <TickBox
                key={key}
                checked={!leftOut.includes(key)}
                onChange={(checked) => setLeftOut(checked ? leftOut.filter((each) => each !== key) : [...leftOut, key])}
              >
                {terms(`section.${key}`)}
                {note && <small>{t(`fit.${note}`)}</small>}
              </TickBox>
            );
          })}
        </div>
      </fieldset>
      <BigLink kind="line" small icon="info" to="/tips">
        {t('start.tips')}
      </BigLink>
      <ActionBar>
        <BigButton type="submit" icon="play" busy={isBusy}>
          {t('start.begin')}
        </BigButton>
      </ActionBar>
    </form>
  );
}

/** What the placement makes of the age; too young is warned of and allowed. */
function Age({ age, placedOn }: { age: number | null; placedOn: string | null }) {
  const t = useScoring();
  const locale = useSession((state) => state.locale);
  if (age === null) return <p className="small quiet lines-1-4">{t('start.ageUnknown')}</p>;
  if (age < 0) return <p className={styles.error}>{t('start.ageAhead')}</p>;
  if (age < firstScoringAge)
    return (
      <NoteCard icon="warning" title={t('start.early', { days: age })}>
        {t('start.earlyNote')}
      </NoteCard>
    );
  return <p className="bold primary-ink">{t('start.placed', { days: age, day: showDay(placedOn!, locale) })}</p>;
}
