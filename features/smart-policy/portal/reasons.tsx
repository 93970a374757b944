import { joinClauses } from '#core/texts/punctuation.ts';
import { textIn } from '#core/texts/text.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { changeText, conditionText, toldText } from '#features/contents/shared/conditions/wording.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import { nextAsked } from './next-asked.ts';
import { FactAsk } from './questions/fact-input.tsx';
import styles from './reasons.module.css';
import type { MatchedRow } from './results.tsx';
import { useSmartWords } from './words.ts';

type Item = MatchedRow['items'][number];
type Tell = (field: string, value: Answers[string] | undefined) => void;

const marks: Readonly<Record<Item['verdict'], { icon: IconName; word: 'card.yes' | 'card.unsure' | 'card.fails' }>> = {
  yes: { icon: 'check', word: 'card.yes' },
  missing: { icon: 'help', word: 'card.unsure' },
  no: { icon: 'close', word: 'card.fails' },
};

/** Why: each condition with its verdict, what was told and where it is written; then the smallest change. */
export function Reasons({
  row,
  answers,
  onAnswer,
}: {
  row: MatchedRow;
  answers: Answers;
  /** Asks in place for what settles it, and takes back what was told; without it there is only reading. */
  onAnswer?: Tell | undefined;
}) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  // What was not told is asked, not demanded.
  const change = row.change?.filter(({ from }) => from !== undefined);
  const asked = onAnswer && row.verdict !== 'no' ? nextAsked(row) : undefined;
  return (
    <div className={styles.reasons}>
      <ul className="stack one gap-8">
        {row.items.map((item) => (
          <li className="stack gap-8" key={JSON.stringify(item.conditions)} data-verdict={item.verdict}>
            <Icon name={marks[item.verdict].icon} size={18} />
            <div>
              <span className="vh">{t(marks[item.verdict].word)}: </span>
              <Conditions item={item} answers={answers} onAnswer={onAnswer} />
              {asked?.item === item && onAnswer && (
                <div className={styles.asked}>
                  <FactAsk
                    key={asked.fact.field.key}
                    fact={asked.fact}
                    onAnswer={(value) => onAnswer(asked.fact.field.key, value)}
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {row.verdict === 'no' && (
        <p className={`ink above-12 ${styles.change}`}>
          {change && change.length > 0 ? (
            <>
              <b>{t('card.change')}</b>{' '}
              {joinClauses(
                change.map((each) => changeText(each, locale)),
                locale,
              )}
            </>
          ) : (
            t('card.never')
          )}
        </p>
      )}
    </div>
  );
}

function Conditions({ item, answers, onAnswer }: { item: Item; answers: Answers; onAnswer: Tell | undefined }) {
  const t = useSmartWords();
  const locale = useSession((session) => session.locale);
  const clauses = [...new Set(item.conditions.map(({ clause }) => textIn(clause, locale)))];
  const told = [...new Set(item.conditions.map(({ field }) => field))].filter((field) => Object.hasOwn(answers, field));
  return (
    <>
      <span>
        {item.conditions.map((condition) => conditionText(condition, locale)).join(` ${t('card.or')} `)}
        {item.conditions.length > 1 && <em className="small quiet on-one-line">{t('card.oneOf')}</em>}
        {item.conditions.every(({ hard }) => !hard) && <em className="small quiet on-one-line">{t('card.soft')}</em>}
      </span>
      <small className="block small muted">
        {told.length > 0
          ? told.map((field) => toldText(field, answers, locale)).join(locale === 'CN' ? '，' : ', ')
          : toldText(item.conditions[0]?.field ?? '', {}, locale)}
        {' · '}
        {clauses.join(' / ')}
        {told.length > 0 && onAnswer && (
          <button
            type="button"
            className={`bare ${styles.again}`}
            onClick={() => {
              for (const field of told) onAnswer(field, undefined);
            }}
          >
            {t('card.again')}
          </button>
        )}
      </small>
    </>
  );
}
