import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Round } from './apartment-page.tsx';
import styles from './apartments.module.css';
import type { Picture } from './choice.tsx';
import { useApartmentWords } from './words.ts';

/** Looks of apartments that can still be wished. */
export const open = ['free', 'mine', 'ahead', 'wanted'];

/** Houses as they look from the street, one after the other. */
const looksOf = [
  'M10 38V16h12v22M22 38V10h14v28M8 38h32M14 22h4M14 28h4M27 16h4M27 22h4M27 28h4',
  'M12 34V14h10v20M26 34V18h10v16M8 38q4-3 8 0t8 0 8 0 8 0M16 20h2M16 26h2M30 24h2',
  'M10 38V22l14-9 14 9v16M6 38h36M20 38V28h8v10M14 26h3M31 26h3',
  'M8 38c3-12 10-18 16-18s13 6 16 18zM24 20V8M18 38V28M24 38V25M30 38V28',
] as const;

/** Every estate with how many apartments of one's size are left. */
export function Estates({
  round,
  picture,
  estateId,
  onPick,
}: {
  round: Round;
  picture: Picture | undefined;
  estateId: string;
  onPick: (id: string) => void;
}) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const looks = new Map(picture?.units.map(({ id, look }) => [id, look]));
  return (
    <aside aria-labelledby="estates">
      <h2 id="estates" className="title-20 below-12">
        {t('estates')}
      </h2>
      <ul className={styles.estates}>
        {round.estates.map(({ id, name, address, note }, index) => {
          const fitting = round.units.filter((unit) => unit.estateId === id && unit.type === round.turn.type);
          const left = fitting.filter((unit) => open.includes(looks.get(unit.id) ?? 'free')).length;
          const rent = Math.min(...fitting.map((unit) => unit.rent));
          return (
            <li key={id}>
              <button
                type="button"
                className={`panel ${styles.estate}`}
                aria-pressed={id === estateId}
                onClick={() => onPick(id)}
              >
                <svg viewBox="0 0 48 48" aria-hidden="true" data-look={index % looksOf.length}>
                  <path d={looksOf[index % looksOf.length]} />
                </svg>
                <b>{textIn(name, locale)}</b>
                <span className="small muted">{textIn(note.CN ? note : address, locale)}</span>
                <span className="small">
                  {rent !== Number.POSITIVE_INFINITY && `${t('rentFrom', { amount: rent.toLocaleString('en-US') })} `}
                  <b className={`on-one-line ${left > 0 ? 'primary-ink' : 'warn-ink'}`}>
                    {left > 0 ? t('free', { count: left }) : t('full')}
                  </b>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
