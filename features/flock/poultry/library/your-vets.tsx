import { useId } from 'react';
import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { bigButtonClass } from '#features/flock/poultry/pieces/button.tsx';
import { useFarms } from '#features/flock/poultry/store/documents.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { useLibrary } from './words.ts';
import styles from './your-vets.module.css';

/** Whom to call, farm by farm, as the user has written it down; nothing where there is no farm yet. */
export function YourVets() {
  const t = useLibrary();
  const farms = useFarms();
  const id = useId();
  if (!farms || farms.length === 0) return null;
  return (
    <section className={`stack gap-14 ${cardClass} ${styles.vets}`} aria-labelledby={id}>
      <h2 className="size-20 heavy" id={id}>
        {t('vets.title')}
      </h2>
      {farms.map(({ id: farmId, name, vet }) =>
        vet.phone ? (
          <p className="stack gap-6" key={farmId}>
            <span className="strong breaks">{name}</span>
            <a
              className={bigButtonClass({ kind: 'danger', small: true })}
              href={`tel:${vet.phone.replace(/[^\d+]/g, '')}`}
            >
              <FieldIcon name="phone" />
              {t('vets.call', { name: vet.name || vet.phone })}
            </a>
          </p>
        ) : (
          <p className="stack gap-6" key={farmId}>
            <span className="strong breaks">{t('vets.none', { farm: name })}</span>
            <Link className={bigButtonClass({ kind: 'line', small: true })} to={`/farms/${farmId}/edit`}>
              {t('vets.enter')}
            </Link>
          </p>
        ),
      )}
    </section>
  );
}
