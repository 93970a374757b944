import { useState } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { BigButton, bigButtonClass } from '#features/flock/poultry/pieces/button.tsx';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import { writeFarm } from '#features/flock/poultry/store/write.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { TextField } from '#web/kit/controls/field.tsx';
import styles from './call-vet.module.css';

/** Dials the farm's vet, or asks for the number once and keeps it with the farm. */
export function CallVet({ farm }: { farm: Farm }) {
  const { name, phone } = farm.vet;
  return phone ? <CallButton name={name} phone={phone} /> : <AskForVet farm={farm} />;
}

function CallButton({ name, phone }: Farm['vet']) {
  const t = useScoring();
  return (
    <a className={`${bigButtonClass()} ${styles.call}`} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      <FieldIcon name="phone" size={40} />
      <span className="slim breaks">
        {name ? t('flag.call', { name }) : t('flag.callVet')}
        <small className="block strong">{t('flag.yourVet', { phone })}</small>
      </span>
    </a>
  );
}

function AskForVet({ farm }: { farm: Farm }) {
  const t = useScoring();
  const doing = useDoing();
  const [vet, setVet] = useState(farm.vet);
  const [isAsked, setAsked] = useState(false);
  const isEmpty = !/\d{3}/.test(vet.phone.replaceAll(/\D/g, ''));
  const keep = () => {
    setAsked(true);
    const value = { name: vet.name.trim().slice(0, 60), phone: vet.phone.trim().slice(0, 30) };
    if (!isEmpty) void doing(writeFarm(farm.id, [{ key: 'vet', value }]));
  };
  return (
    <form
      className={`stack gap-12 round-card ink ${styles.ask}`}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <b>{t('flag.noVet')}</b>
      <TextField
        label={t('flag.vetName')}
        autoComplete="off"
        value={vet.name}
        onChange={({ target }) => setVet({ ...vet, name: target.value })}
      />
      <TextField
        label={t('flag.vetPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={vet.phone}
        error={isAsked && isEmpty ? t('flag.vetEmpty') : undefined}
        onChange={({ target }) => setVet({ ...vet, phone: target.value })}
      />
      <BigButton type="submit" icon="phone">
        {t('flag.vetSave')}
      </BigButton>
    </form>
  );
}
