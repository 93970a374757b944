import { textIn } from '#core/texts/text.ts';
import { mostWishes } from '#features/apartments/shared/choice.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Round } from './apartment-page.tsx';
import styles from './apartments.module.css';
import type { Picture } from './choice.tsx';
import { useApartmentWords } from './words.ts';

/** My order, each with how it stands if time were over now. */
export function Wishes({
  round,
  picture,
  isBusy,
  onChange,
}: {
  round: Round;
  picture: Picture;
  isBusy: boolean;
  onChange: (wishes: readonly string[]) => void;
}) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const { wishes, mine, isMyTurn } = picture;
  return (
    <section aria-labelledby="order">
      <SectionHead small id="order" title={t('order')} {...(isMyTurn && { note: t('orderNote') })} />
      <ol className="stack gap-12">
        {wishes.map((id, index) => {
          const unit = round.units.find((each) => each.id === id);
          const estate = round.estates.find((each) => each.id === unit?.estateId);
          const look = picture.units.find((each) => each.id === id)?.look;
          if (!unit) return null;
          return (
            <li key={id}>
              <Card boxed className="row wraps gap-8-16">
                <b className={`title-24 ${styles.place}`}>{index + 1}</b>
                <div className="fills">
                  <b>
                    {estate && textIn(estate.name, locale)} {t('details', { building: unit.building, no: unit.no })}
                  </b>
                  <p className="small muted">
                    {t('area', { area: unit.area })} · {t('yuan', { amount: unit.rent.toLocaleString('en-US') })}
                  </p>
                </div>
                {id === mine ? (
                  <Tag tone="open">{t('mineNow')}</Tag>
                ) : look === 'ahead' ? (
                  <Tag tone="warn">{t('aheadNow')}</Tag>
                ) : look === 'gone' ? (
                  <Tag tone="shut">{t('goneNow')}</Tag>
                ) : (
                  <Tag tone="plain">{t('behind')}</Tag>
                )}
                {isMyTurn && index > 0 && (
                  <Button small busy={isBusy} onClick={() => onChange(moved(wishes, index))}>
                    {t('up')}
                  </Button>
                )}
                {isMyTurn && (
                  <Button small busy={isBusy} onClick={() => onChange(wishes.filter((each) => each !== id))}>
                    {t('remove')}
                  </Button>
                )}
              </Card>
            </li>
          );
        })}
      </ol>
      {isMyTurn && wishes.length < mostWishes && (
        <p className={`row gap-16 round-card above-12 ${styles.slot}`}>
          <b className={`title-24 ${styles.place}`} aria-hidden="true">
            {wishes.length + 1}
          </b>
          <span className="strong">{wishes.length === 0 ? t('empty') : t('add')}</span>
        </p>
      )}
    </section>
  );
}

/** The same with one put before the one above it. */
function moved(wishes: readonly string[], index: number): string[] {
  const order = [...wishes];
  const [one] = order.splice(index, 1);
  order.splice(index - 1, 0, one!);
  return order;
}
