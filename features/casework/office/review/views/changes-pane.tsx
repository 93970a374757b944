import { displayField } from '#core/forms/kinds.ts';
import {
  type Case,
  type Correction,
  changeOf,
  type DeskSection,
  isMarked,
  type Line,
  linesOf,
  markState,
} from '#features/casework/office/review/case-model.ts';
import { AnswerVerdict } from '#features/casework/office/review/corrections/answer-verdict.tsx';
import { MarkButtons } from '#features/casework/office/review/mark-buttons.tsx';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Changed } from './changed.tsx';
import styles from './views.module.css';

interface ChangesPaneProps {
  desk: Desk;
  focus: string | null;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
}

/** A line that the last submission changed, or that answers a correction. */
interface ChangedLine {
  readonly line: Line;
  readonly item: Correction | undefined;
}

/** What the last submission changed of the one before: before and after, why, and whether it will do. */
export function ChangesPane({ desk, focus, onLook, onFix }: ChangesPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const sections = changedSections(found, desk.sections);
  const gone = found.changes.filter(({ isGone }) => isGone);
  const count = sections.reduce((sum, { lines }) => sum + lines.length, gone.length);
  const [before, last] = found.submissions.slice(-2);
  if (count === 0 || !before || !last) return <StatePanel icon="check" title={t('views.noChanges')} />;
  const same = linesOf(desk.sections).length - sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className={`column slim ${styles.pane}`}>
      <p className={`row wraps rigid gap-4-12 size-13 ${styles.about}`}>
        <b>{t('review.submissionOf', { round: before.round, time: shortTime(before.at) })}</b>
        <Icon name="right" size={13} />
        <b>{t('review.submissionOf', { round: last.round, time: shortTime(last.at) })}</b>
        <span>{t('views.changed', { count })}</span>
        <span className="grow" />
        <span className={styles.kept}>
          <Icon name="check" size={13} /> {t('views.same', { count: same })}
        </span>
      </p>
      <ScrollFrame label={t('views.changes')} className="fills-down">
        <table className={`whole size-13 ${styles.table} ${styles.changes}`}>
          <thead>
            <tr>
              <th scope="col">{t('review.field')}</th>
              <th scope="col">{t('views.before')}</th>
              <th scope="col">{t('views.after')}</th>
              <th scope="col">{t('views.why')}</th>
              <th scope="col">{t('views.verdict')}</th>
            </tr>
          </thead>
          {sections.map(({ key, title, lines }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={5}>
                  {title} <span className="muted">{t('views.inSection', { count: lines.length })}</span>
                </th>
              </tr>
              {lines.map(({ line, item }) => (
                <ChangeRow key={line.path} {...{ desk, line, item, onFix, onLook }} isFocused={line.path === focus} />
              ))}
            </tbody>
          ))}
          {gone.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={5}>
                  {t('views.gone')} <span className="muted">{t('views.inSection', { count: gone.length })}</span>
                </th>
              </tr>
              {gone.map(({ path, label }) => (
                <tr key={path}>
                  <th scope="row">{read(label)}</th>
                  <td className={styles.before}>
                    <del>{t('views.filled')}</del>
                  </td>
                  <td className={styles.after}>{t('app.empty')}</td>
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </ScrollFrame>
    </div>
  );
}

function ChangeRow({
  desk,
  line,
  item,
  isFocused,
  onLook,
  onFix,
}: ChangedLine & Pick<ChangesPaneProps, 'desk' | 'onLook' | 'onFix'> & { isFocused: boolean }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const found = desk.data!;
  const shown = (value: unknown) => displayField(line.field, value, locale, dictionaries);
  const change = changeOf(found, line.path);
  const before = shown(change ? change.before : item?.before);
  const number = item ? found.corrections.indexOf(item) + 1 : 0;
  return (
    <tr data-focused={isFocused || undefined} data-path={line.path}>
      <th scope="row">
        <button type="button" className="link" onClick={() => onLook(line.path)}>
          {line.label}
        </button>
      </th>
      <Changed before={before} after={line.text} none={t('views.none')} />
      <td className="breaks">
        {item ? (
          <>
            <span className={styles.number}>{number}</span> {item.note}
            <span className="block muted">
              {item.reply ? t('review.reply', { text: item.reply }) : t('review.noReply')}
            </span>
          </>
        ) : (
          <span className="muted">{t('views.onOwn')}</span>
        )}
      </td>
      <td className={styles.verdict}>
        {item?.state === 'answered' ? (
          <span className="inline-row gap-4">
            <AnswerVerdict desk={desk} item={item} />
          </span>
        ) : item?.state === 'accepted' ? (
          <StatusTag tone="done">{t('review.state_accepted')}</StatusTag>
        ) : (
          <MarkButtons
            name={line.label}
            state={markState(found, line.path)}
            isDisabled={!desk.isMine || desk.busy === 'mark'}
            onVerify={() => void desk.mark([line.path], !isMarked(found, line.path))}
            onFix={() => onFix(line.path)}
          />
        )}
      </td>
    </tr>
  );
}

/** Sections with the lines that were changed or answered, in the order of the form. */
export function changedSections(
  found: Case,
  sections: readonly DeskSection[],
): { key: string; title: string; lines: ChangedLine[] }[] {
  const answerAt = (path: string) =>
    found.corrections.find(
      (item) => isAbout(item.path, path) && (item.state === 'answered' || item.state === 'accepted'),
    );
  return sections
    .map((section) => ({
      key: section.key,
      title: section.title,
      lines: linesOf([section]).flatMap((line) => {
        const item = answerAt(line.path);
        return changeOf(found, line.path) || item ? [{ line, item }] : [];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
