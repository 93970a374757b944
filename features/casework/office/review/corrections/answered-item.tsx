import { Button } from 'antd';
import { useState } from 'react';
import { displayField } from '#core/forms/kinds.ts';
import type { Correction, Line } from '#features/casework/office/review/case-model.ts';
import styles from '#features/casework/office/review/fields.module.css';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { momentOf } from '#web/office/pieces/time.ts';

/** A correction that the applicant answered: before and after, the reply, and whether it will do. */
export function AnsweredItem({ desk, item, line }: { desk: Desk; item: Correction; line: Line }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const [isAsking, setAsking] = useState(false);
  const shown = (value: unknown) => displayField(line.field, value, locale, dictionaries) || t('app.empty');
  const judge = async (accept: boolean, note?: string) => {
    if (await desk.judge(item.id, accept, note)) setAsking(false);
  };
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
        <Button size="small" disabled={!desk.isMine} onClick={() => setAsking(true)}>
          {t('review.stillNeeded')}
        </Button>
        <Button
          size="small"
          className="outlined-primary"
          disabled={!desk.isMine}
          loading={desk.busy === 'judge'}
          onClick={() => void judge(true)}
        >
          {t('review.accept')}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('review.stillNeededTitle')}
          label={t('review.note')}
          initial={item.note}
          kept={{
            text: String(desk.draft.row('replies', item.id)?.reason ?? ''),
            keep: (reason) => desk.draft.putRow('replies', item.id, { reason }),
          }}
          ok={t('review.stillNeeded')}
          isBusy={desk.busy === 'judge'}
          onGive={(note) => void judge(false, note)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
