import { useTips } from '#features/flock/poultry/catalogues.ts';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { type PackItem, packList } from './tips.ts';
import styles from './tips-page.module.css';
import { useTicksOfToday } from './use-today.ts';

/** What to bring, ticked off for today. */
export function PackList() {
  const t = useTips();
  const [packed, setPacked] = useTicksOfToday<PackItem>('tips.packed');
  return (
    <section className={`${cardClass} ${styles.pack}`}>
      <h2 className="line wraps apart baseline">
        {t('pack.title')}
        <span className="small quiet" role="status">
          {t('pack.count', { count: packed.length, total: packList.length })}
        </span>
      </h2>
      <div className="stack two gap-8">
        {packList.map((item) => (
          <TickBox
            key={item}
            checked={packed.includes(item)}
            onChange={(checked) => setPacked(checked ? [...packed, item] : packed.filter((each) => each !== item))}
          >
            {t(`pack.${item}`)}
          </TickBox>
        ))}
      </div>
    </section>
  );
}
