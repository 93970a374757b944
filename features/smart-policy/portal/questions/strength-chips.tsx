import { textIn } from '#core/texts/text.ts';
import { isStrong, strengthAnswer, strengths } from '#features/smart-policy/shared/strengths.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Chip } from '#web/kit/controls/chip.tsx';
import { useAnswers } from './answers-store.ts';
import styles from './fact-input.module.css';

/** The second question: what speaks for somebody, several at once; choices about one fact take each other's place. */
export function StrengthChips() {
  const locale = useSession((session) => session.locale);
  const { answers, answer } = useAnswers();
  return (
    <div className={`line wraps gap-8 ${styles.chips}`}>
      {strengths.map((strength) => (
        <Chip
          key={strength.key}
          checked={isStrong(strength, answers)}
          onChange={(event) => answer(strength.field, strengthAnswer(strength, event.target.checked))}
        >
          {textIn(strength.label, locale)}
        </Chip>
      ))}
    </div>
  );
}
