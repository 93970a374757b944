import { amountParts, showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { PublicEdition } from './edition-facts.tsx';
import styles from './prizes.module.css';
import { useCompetitionWords } from './words.ts';

const rings = [40, 84, 136, 196, 264, 340];

/** The prizes of each group, and the instalments they are paid in, in true proportion. */
export function Prizes({ edition: { prizes, groups, instalments } }: { edition: PublicEdition }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const names = [...new Map(prizes.map(({ name }) => [name.EN, name])).values()];
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const total = prizes.reduce((sum, prize) => sum + prize.count * prize.amount, 0);
  return (
    <section className={`on-dark anchor clip round-card ${styles.card}`}>
      <svg className="cover" viewBox="0 0 620 420" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
        <g fill="none" stroke="var(--cream)" strokeOpacity=".14">
          {rings.map((radius) => (
            <circle key={radius} cx="560" cy="30" r={radius} />
          ))}
        </g>
        <circle cx="560" cy="30" r="20" fill="var(--contest-amber)" />
      </svg>
      <div className="anchor">
        <h2 className="row wraps baseline gap-4-12">
          {t('edition.prizes')} <small>{t('edition.prizesNote', { count, amount: showAmount(total, locale) })}</small>
        </h2>
        <table className={styles.prizes}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('edition.prize')}</span>
              </th>
              {groups.map(({ key, name }) => (
                <th key={key} scope="col">
                  {textIn(name, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name.EN}>
                <th scope="row">{textIn(name, locale)}</th>
                {groups.map(({ key }) => {
                  const prize = prizes.find((each) => each.group === key && each.name.EN === name.EN);
                  const parts = prize && amountParts(prize.amount, locale);
                  return (
                    <td key={key}>
                      {parts && (
                        <span className="row wraps baseline gap-4-12">
                          <span>
                            {locale !== 'CN' && 'CNY '}
                            <b>{parts.figure}</b> {parts.unit}
                          </span>
                          <span>{t('edition.prizeCount', { count: prize.count })}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul
          className={styles.shares}
          style={{ gridTemplateColumns: instalments.map(({ share }) => `${share}fr`).join(' ') }}
        >
          {instalments.map(({ no, share, name, conditions }) => (
            <li key={no}>
              <b>{`${share}%`}</b> {textIn(name, locale)}
              {conditions.map((condition) => (
                <small key={condition.EN} className="block">
                  {textIn(condition, locale)}
                </small>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
