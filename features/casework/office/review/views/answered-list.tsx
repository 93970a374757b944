import type { Case } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './views.module.css';

export interface AnsweredListProps {
  desk: Desk;
  focus: string | null;
  onLook: (path: string) => void;
}

type State = Case['corrections'][number]['state'];

/** What was to be corrected, item by item, and how each answer stands. */
export function AnsweredList({ desk, focus, onLook }: AnsweredListProps) {
  const t = useTexts();
  const read = useTextIn();
  const items = desk.data!.corrections;
  const of = (state: State) => items.filter((item) => item.state === state).length;
  if (items.length === 0) return null;
  return (
    <section className={`rigid ruled scrolls ${styles.answered}`} aria-label={t('review.items')}>
      <h3 className="row gap-8 size-14">
        {t('review.items')}
        {of('answered') > 0 && <em className={`size-12 strong warn-ink ${styles.waiting}`}>{of('answered')}</em>}
        <small className="size-12 muted plain">
          {t('views.itemsNote', { count: items.length, accepted: of('accepted') })}
        </small>
      </h3>
      <ol>
        {items.map((item, at) => (
          <li key={item.id} className="row gap-8 size-13">
            <button
              type="button"
              className="plain-button row gap-8 fills"
              aria-current={item.path === focus ? 'true' : undefined}
              onClick={() => onLook(item.path)}
            >
              <em className={styles.number}>{at + 1}</em>
              <span className="cut">{read(item.label)}</span>
            </button>
            <StatusTag tone={tones[item.state]}>{t(`views.item_${item.state}`)}</StatusTag>
          </li>
        ))}
      </ol>
    </section>
  );
}

const tones: Readonly<Record<State, Tone>> = {
  noted: 'waiting',
  open: 'waiting',
  answered: 'working',
  accepted: 'done',
  withdrawn: 'off',
};
