import { displayField } from '#core/forms/kinds.ts';
import { changeOf, isMarked, markState } from '#features/casework/office/review/case-model.ts';
import { AnswerVerdict } from '#features/casework/office/review/corrections/answer-verdict.tsx';
import { MarkButtons } from '#features/casework/office/review/mark-buttons.tsx';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { Changed } from './changed.tsx';
import { type ComparedLine, changeKind } from './compared.ts';
import styles from './views.module.css';

interface ChangeRowProps extends ComparedLine {
  desk: Desk;
  isInline: boolean;
  isFocused: boolean;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
}

/** A line as it was and as it is, why it changed, and what the reviewer says of it. */
export function ChangeRow({ desk, line, item, isChanged, isInline, isFocused, onLook, onFix }: ChangeRowProps) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const found = desk.data!;
  const shown = (value: unknown) => displayField(line.field, value, locale, dictionaries);
  const change = changeOf(found, line.path);
  const before = isChanged ? shown(change ? change.before : item?.before) : line.text;
  const kind = changeKind({ line, item, isChanged });
  return (
    <tr data-focused={isFocused || undefined} data-path={line.path} data-kind={kind ?? 'same'}>
      <th scope="row">
        <button type="button" className="plain-button" onClick={() => onLook(line.path)}>
          {line.label}
        </button>
      </th>
      <Changed before={before} after={line.text} none={t('views.none')} isInline={isInline} />
      <td className={`breaks ${styles.why}`}>
        {item ? (
          <>
            <em className={styles.number}>{found.corrections.indexOf(item) + 1}</em> {item.note}
            <span className="block ink">
              {item.reply ? t('review.reply', { text: item.reply }) : t('review.noReply')}
            </span>
          </>
        ) : (
          kind && kind !== 'answered' && t(`views.why_${kind}`)
        )}
      </td>
      <td className={styles.verdict}>
        {kind === 'derived' ? (
          <span className="size-12-5 muted">{t('views.nothingToDo')}</span>
        ) : item?.state === 'answered' ? (
          <AnswerVerdict desk={desk} item={item} />
        ) : item?.state === 'accepted' ? (
          <StatusTag tone="done">{t('views.item_accepted')}</StatusTag>
        ) : (
          isChanged && (
            <MarkButtons
              name={line.label}
              state={markState(found, line.path)}
              isDisabled={!desk.isMine || desk.busy === 'mark'}
              onVerify={() => void desk.mark([line.path], !isMarked(found, line.path))}
              onFix={() => onFix(line.path)}
            />
          )
        )}
      </td>
    </tr>
  );
}

/** What the last submission has no more. */
export function Gone({ label, isInline }: { label: string; isInline: boolean }) {
  const t = useTexts();
  return (
    <tr data-kind="gone">
      <th scope="row">{label}</th>
      <td className={styles.before}>
        <del>{t('views.filled')}</del>
      </td>
      {!isInline && <td className={styles.after}>{t('app.empty')}</td>}
      <td className={styles.why}>{t('views.why_gone')}</td>
      <td />
    </tr>
  );
}
