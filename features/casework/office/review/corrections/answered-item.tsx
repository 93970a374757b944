import { displayField } from '#core/forms/kinds.ts';
import type { Correction, Line } from '#features/casework/office/review/case-model.ts';
import styles from '#features/casework/office/review/fields.module.css';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { AnswerVerdict } from './answer-verdict.tsx';

/** A correction that the applicant answered: before and after, the reply, and whether it will do. */
export function AnsweredItem({ desk, item, line }: { desk: Desk; item: Correction; line: Line }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const shown = (value: unknown) => displayField(line.field, value, locale, dictionaries) || t('app.empty');
  return (
    <div className={`${styles.value} as-typed breaks`}>
      <del>{shown(item.before)}</del>
      <Icon name="right" size={13} />
      <b className={styles.newValue}>{shown(item.after)}</b>
      <p className={`size-12-5 ${styles.reply}`}>
        {item.reply ? t('review.reply', { text: item.reply }) : t('review.noReply')}
      </p>
      <div className={`row wraps gap-8 ${styles.judge}`}>
        <small className="size-12 muted">
          {t('review.raisedAnswered', {
            raised: momentOf(item.raisedAt).short,
            answered: item.answeredAt ? momentOf(item.answeredAt).short : '–',
          })}
        </small>
        <span className="grow wide-only" />
        <AnswerVerdict desk={desk} item={item} />
      </div>
    </div>
  );
}
