import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './supporter.module.css';
import { useSupporterWords } from './words.ts';

/** What referring is, and what it is not. */
export function Component() {
  const t = useSupporterWords();
  return (
    <PersonalFrame>
      <h1>{t('rules.title')}</h1>
      <Card boxed className={styles.rules}>
        <h2 className="title-20">{t('rules.whoTitle')}</h2>
        <p>{t('rules.who')}</p>
        <h2 className="title-20">{t('rules.doTitle')}</h2>
        <ol>
          <li>{t('rules.do1')}</li>
          <li>{t('rules.do2')}</li>
          <li>{t('rules.do3')}</li>
        </ol>
        <h2 className="title-20">{t('rules.notTitle')}</h2>
        <ol>
          <li>{t('rules.not1')}</li>
          <li>{t('rules.not2')}</li>
          <li>{t('rules.not3')}</li>
        </ol>
        <h2 className="title-20">{t('rules.seeTitle')}</h2>
        <p>{t('rules.see')}</p>
        <h2 className="title-20">{t('rules.payTitle')}</h2>
        <p>{t('rules.pay')}</p>
        <div className="line wraps gap-8 above-16">
          <ButtonLink kind="primary" to="/personal/supporter">
            {t('title')}
          </ButtonLink>
        </div>
      </Card>
    </PersonalFrame>
  );
}
