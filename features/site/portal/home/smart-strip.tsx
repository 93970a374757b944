import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { findFact, optionsOfFact } from '#features/contents/shared/conditions/facts.ts';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import styles from './smart-strip.module.css';

/** The first of the three questions, answered right here: each answer leads on to the other two. */
export function SmartStrip() {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const identity = findFact('identity')!;
  return (
    <section className={styles.strip} aria-labelledby="smart-strip">
      <div className="wrap stack level">
        <div className={styles.words}>
          <h2 className="titled" id="smart-strip">
            {t('title')}
          </h2>
          <p className="quiet above-8">{t('note')}</p>
        </div>
        <div className={styles.ask}>
          <b className="title-20">{textIn(identity.question, locale)}</b>
          <ul className="line wraps gap-10">
            {optionsOfFact(identity).map(({ value, label }) => (
              <li key={value}>
                <Link className="inline-row ink unlined" to={`/smartpolicy?identity=${value}`}>
                  {textIn(label, locale)}
                </Link>
              </li>
            ))}
          </ul>
          <MoreLink to="/smartpolicy">{t('strip.all')}</MoreLink>
        </div>
      </div>
    </section>
  );
}
