import { Link } from 'react-router';
import { type Text, textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Conditions } from './conditions.tsx';
import { MaterialCards } from './material-cards.tsx';
import styles from './programme-page.module.css';

/** Conditions, materials, steps, basis and questions as the programme declares them; `guide` is what editors wrote of it. */
export function Guide({ programme, guide }: { programme: Programme; guide: OneContent | undefined }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  return (
    <div className={styles.guide}>
      <section>
        <h2>{t('guide.conditions')}</h2>
        <Conditions id={guide?.id} conditions={programme.conditions} />
      </section>
      <section>
        <h2>{t('guide.materials')}</h2>
        <p className={styles.hint}>{t('guide.materialsNote')}</p>
        <MaterialCards materials={programme.materials} />
      </section>
      <section>
        <h2>{t('guide.steps')}</h2>
        <Card boxed>
          <ol className={`stack gap-16 ${styles.steps}`}>
            {programme.stages.map((stage) => (
              <li className="stack packed gap-2" key={stage.key}>
                <b className="strong">{textIn(stage.title, locale)}</b>
                <span className="muted">
                  {textIn(stage.who, locale)}
                  {stage.days > 0 && (
                    <>
                      {' · '}
                      <span className="on-one-line">{t('guide.within', { count: stage.days })}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </section>
      <section>
        <h2>{t('guide.faq')}</h2>
        <Card boxed className={styles.questions}>
          {programme.faq.map(({ question, answer }) => (
            <details key={question.CN} className={`parted ${styles.faq}`}>
              <summary className="row apart gap-12 strong">
                {textIn(question, locale)}
                <Icon name="down" size={16} />
              </summary>
              <p>{textIn(answer, locale)}</p>
            </details>
          ))}
        </Card>
      </section>
      <section>
        <h2>{t('guide.basis')}</h2>
        <Card boxed>
          <ul className={`dotted stack gap-8 ${styles.list}`}>
            {programme.basis.map((text) => (
              <li key={text.CN}>
                <Link to={`/polity?keyword=${encodeURIComponent(bareTitle(text))}`}>{textIn(text, locale)}</Link>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}

/** The title of a document without the marks around it, as the list of policies is searched. */
function bareTitle({ CN }: Text): string {
  return CN.replace(/[《》]/g, '');
}
