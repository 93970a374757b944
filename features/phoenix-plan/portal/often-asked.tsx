import { textIn } from '#core/texts/text.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './often-asked.module.css';
import { usePhoenixWords } from './words.ts';

const shown = 4;

/** What people ask about the Phoenix Plan, the first with its answer; all of it stands in its guide. */
export function OftenAsked() {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { programme } = useOffered(phoenixCode);
  if (!programme) return null;
  return (
    <section>
      <SectionHead small title={t('asked.title')} />
      <div className={styles.questions}>
        {programme.faq.slice(0, shown).map(({ question, answer }, index) => (
          <details key={question.CN} open={index === 0}>
            <summary className="row apart gap-12 strong">
              {textIn(question, locale)}
              <Icon name="down" size={16} />
            </summary>
            <p className="quiet">{textIn(answer, locale)}</p>
          </details>
        ))}
      </div>
      <MoreLink to={`/serve/${phoenixCode}`}>{t('asked.all', { count: programme.faq.length })}</MoreLink>
    </section>
  );
}
