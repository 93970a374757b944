import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Round } from './apartment-page.tsx';
import styles from './apartments.module.css';
import type { Picture } from './choice.tsx';
import { useApartmentWords } from './words.ts';

/** Looks of apartments that can still be wished. */
export const open = ['free', 'mine', 'ahead', 'wanted'];

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
        {round.estates.map(({ id, name, address, note }) => {
          const fitting = round.units.filter((unit) => unit.estateId === id && unit.type === round.turn.type);
          const left = fitting.filter((unit) => open.includes(looks.get(unit.id) ?? 'free')).length;
          const rent = Math.min(...fitting.map((unit) => unit.rent));
          return (
            <li key={id}>
              <button
                type="button"
                className={`panel column gap-2 ${styles.estate}`}
                aria-pressed={id === estateId}
                onClick={() => onPick(id)}
              >
                <b>{textIn(name, locale)}</b>
                <span className="small muted">{textIn(note.CN ? note : address, locale)}</span>
                <span className="small">
                  {rent !== Number.POSITIVE_INFINITY && `${t('rentFrom', { amount: rent.toLocaleString('en-US') })} `}
                  <b className={left > 0 ? 'primary-ink' : 'warn-ink'}>
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
