import { type Text, textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './programme-page.module.css';
import { SelfCheck } from './self-check.tsx';

/** Conditions, materials, steps, basis and questions, all as the programme declares them. */
export function Guide({ programme }: { programme: Programme }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const list = (texts: readonly Text[]) => (
    <ul className={`dotted stack gap-8 ${styles.list}`}>
      {texts.map((text) => (
        <li key={text.CN}>{textIn(text, locale)}</li>
      ))}
    </ul>
  );
  return (
    <div className={styles.guide}>
      <section>
        <h2>{t('guide.conditions')}</h2>
        <SelfCheck service={programme.code} conditions={programme.conditions} />
      </section>
      <section>
        <h2>{t('guide.materials')}</h2>
        <p className={styles.hint}>{t('guide.materialsNote')}</p>
        {list(programme.materials)}
      </section>
      <section>
        <h2>{t('guide.steps')}</h2>
        <ol className={`stack gap-16 ${styles.steps}`}>
          {programme.stages.map((stage) => (
            <li className="stack packed gap-2" key={stage.key}>
              <b className="strong">{textIn(stage.title, locale)}</b>
              <span className="muted">
                {textIn(stage.who, locale)}
                {stage.days > 0 && ` · ${t('guide.within', { count: stage.days })}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('guide.basis')}</h2>
        {list(programme.basis)}
      </section>
      <section>
        <h2>{t('guide.faq')}</h2>
        {programme.faq.map(({ question, answer }) => (
          <details key={question.CN} className={`ruled ${styles.faq}`}>
            <summary className="row strong">{textIn(question, locale)}</summary>
            <p>{textIn(answer, locale)}</p>
          </details>
        ))}
      </section>
    </div>
  );
}
