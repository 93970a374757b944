import { useEffect, useRef, useState } from 'react';
import { displayField } from '#core/forms/kinds.ts';
import { revealCall } from '#features/casework/calls/review.ts';
import { type RoomWords, useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { officeCall } from '#web/office/office-call.ts';
import { Hidden } from '#web/office/pieces/hidden.tsx';
import { offerUndo } from '#web/office/shell/held-work.ts';
import { useTextIn } from '#web/office/texts.ts';
import {
  type Block,
  type Case,
  changeOf,
  checkOf,
  type DeskSection,
  doubtfulLines,
  helpersAt,
  isMarked,
  itemsToFix,
  type Line,
  markState,
  openItem,
  sectionPaths,
} from './case-model.ts';
import { AnsweredItem } from './corrections/answered-item.tsx';
import styles from './fields.module.css';
import { MarkButtons } from './mark-buttons.tsx';
import type { Desk } from './use-case.ts';
import { useDictionaries } from './use-dictionaries.ts';

interface FieldPaneProps {
  desk: Desk;
  focus: string | null;
  onLook: (path: string) => void;
  onFix: (path: string) => void;
}

/** Every value of the case with its mark; sections fold when they are done. */
export function FieldPane({ desk, focus, onLook, onFix }: FieldPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const body = useRef<HTMLDivElement>(null);
  const statesOf = (lines: readonly Line[]) => lines.map((line) => markState(found, line.path));
  const isDone = (block: Block) => statesOf(block.lines).every((state) => state === 'verified');
  const goTo = (key: string) => {
    setFolds((before) => ({ ...before, [key]: false }));
    requestAnimationFrame(() =>
      body.current
        ?.querySelector(`[data-section="${CSS.escape(key)}"]`)
        ?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
    );
  };
  useEffect(() => {
    if (!focus) return;
    // The block of a field that is gone to opens; one that is done folds again once the reader goes on.
    const block = desk.sections
      .flatMap(({ blocks }) => blocks)
      .find((each) => each.lines.some((line) => line.path === focus));
    if (block) setFolds((before) => (before[block.key] === false ? before : { ...before, [block.key]: false }));
    requestAnimationFrame(() =>
      body.current?.querySelector(`[data-path="${CSS.escape(focus)}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }, [focus, desk.sections]);
  const doubts = doubtfulLines(found, desk.sections);

  return (
    <div className={`column slim ${styles.fields}`}>
      <nav className={`row rigid size-12-5 on-one-line ${styles.strip}`} aria-label={t('review.sections')}>
        {desk.sections.map((section) => {
          const states = statesOf(section.blocks.flatMap((block) => block.lines));
          const open = states.filter((state) => state === 'fix' || state === 'answered').length;
          const isHere = focus?.startsWith(`${section.key}.`) ?? false;
          return (
            <button
              className="inline-row bare"
              key={section.key}
              type="button"
              aria-current={isHere ? 'true' : undefined}
              onClick={() => goTo(section.key)}
            >
              {states.length > 0 && states.every((state) => state === 'verified') && <Icon name="check" size={13} />}
              {section.title}
              {open > 0 && <em className="strong centred">{open}</em>}
            </button>
          );
        })}
      </nav>
      <div className={`grows scrolls ${styles.fieldBody}`} ref={body}>
        {doubts.length > 0 && (
          <section className={`notice warn size-13 ${styles.doubts}`} aria-label={t('review.doubts')}>
            <b>
              <Icon name="warning" size={14} /> {t('review.doubtsFirst', { count: doubts.length })}
            </b>
            {doubts.map((line) => (
              <button key={line.path} type="button" className="link" onClick={() => onLook(line.path)}>
                {line.label}
              </button>
            ))}
          </section>
        )}
        {found.changes.length > 0 && (
          <section className={`notice info size-13 ${styles.doubts}`} aria-label={t('review.changes')}>
            <b>{t('review.changesCount', { count: found.changes.length })}</b>
            {found.changes.map((change) =>
              change.isGone ? (
                <s key={change.path}>{read(change.label)}</s>
              ) : (
                <button key={change.path} type="button" className="link" onClick={() => onLook(change.path)}>
                  {read(change.label)}
                </button>
              ),
            )}
          </section>
        )}
        {desk.sections.map((section) => (
          <div key={section.key} data-section={section.key}>
            {section.blocks.map((block, at) => {
              const isFolded = folds[block.key] ?? isDone(block);
              return (
                <section key={block.key} className={styles.block}>
                  <h3 className="row gap-8">
                    <button
                      type="button"
                      className="plain-button row whole"
                      aria-expanded={!isFolded}
                      onClick={() => setFolds({ ...folds, [block.key]: !isFolded })}
                    >
                      <Icon name={isFolded ? 'right' : 'down'} size={13} />
                      <b className="cut grows" title={block.title}>
                        {block.title}
                      </b>
                      <small className="size-12 muted plain on-one-line">{blockNote(statesOf(block.lines), t)}</small>
                    </button>
                    {at === 0 && <VerifySection desk={desk} section={section} />}
                  </h3>
                  {!isFolded &&
                    block.lines.map((line) => (
                      <FieldLine
                        key={line.path}
                        desk={desk}
                        line={line}
                        isFocused={line.path === focus}
                        onLook={onLook}
                        onFix={onFix}
                      />
                    ))}
                </section>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Marks at once what is left of a section; what is doubtful is looked at by itself. */
function VerifySection({ desk, section }: { desk: Desk; section: DeskSection }) {
  const t = useTexts();
  const paths = sectionPaths(desk.data!, section);
  if (paths.length === 0 || !desk.isMine) return null;
  return (
    <button
      type="button"
      className={`link rigid size-12-5 on-one-line ${styles.verifySection}`}
      disabled={desk.busy === 'mark'}
      onClick={async () => {
        await desk.mark(paths, true);
        offerUndo({
          text: t('review.markedMany', { count: paths.length }),
          undo: () => void desk.mark(paths, false),
        });
      }}
    >
      {t('review.verifySection', { count: paths.length })}
      <span className="vh"> {section.title}</span>
    </button>
  );
}

function blockNote(states: readonly string[], t: RoomWords): string {
  const answered = states.filter((state) => state === 'answered').length;
  const done = states.filter((state) => state === 'verified').length;
  if (answered > 0) return t('review.sectionAnswers', { count: answered });
  return done === states.length ? t('review.sectionDone', { count: done }) : `${done} / ${states.length}`;
}

interface FieldLineProps extends Omit<FieldPaneProps, 'focus'> {
  line: Line;
  isFocused: boolean;
}

function FieldLine({ desk, line, isFocused, onLook, onFix }: FieldLineProps) {
  const t = useTexts();
  const found = desk.data!;
  const state = markState(found, line.path);
  const item = openItem(found, line.path);
  const number = item ? itemsToFix(found).indexOf(item) + 1 : 0;
  if (item?.state === 'answered')
    return (
      <div className={`stack top gap-10 anchor size-13 ${styles.line}`} data-state="answered" data-path={line.path}>
        <span className={`clip muted ${styles.label}`}>{line.label}</span>
        <div className="slim">
          <AnsweredItem desk={desk} item={item} line={line} />
          <HelpNote found={found} line={line} />
        </div>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on the line shows its file; the buttons in it are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the file through the buttons and the file pane
    <div
      className={`stack top gap-10 anchor size-13 ${styles.line}`}
      data-state={state}
      data-focused={isFocused ? '' : undefined}
      data-path={line.path}
      onClick={() => onLook(line.path)}
    >
      <span className={`clip muted ${styles.label}`} title={line.label}>
        {line.label}
      </span>
      <div className={`${styles.value} as-typed breaks`}>
        {line.files.length > 0 ? (
          line.files.map((file) => (
            <button
              key={file.id}
              type="button"
              className={`link cut block ${styles.file}`}
              onClick={() => onLook(line.path)}
            >
              <Icon name="attachment" size={13} /> {file.name}
            </button>
          ))
        ) : (
          <LineText desk={desk} line={line} />
        )}
        <ChangeNote found={found} line={line} />
        <CheckNote found={found} line={line} />
        <HelpNote found={found} line={line} />
        {item && (
          <p className={`${styles.note} size-12-5 warn-ink lines-18`}>
            <b>{t('review.item', { number })}</b>
            {item.note}
          </p>
        )}
      </div>
      <MarkButtons
        name={line.label}
        state={state}
        isDisabled={!desk.isMine || desk.busy === 'mark'}
        onVerify={() => void desk.mark([line.path], !isMarked(found, line.path))}
        onFix={() => onFix(line.path)}
      />
    </div>
  );
}

/** What stood here in the submission before. */
function ChangeNote({ found, line }: { found: Case; line: Line }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const change = changeOf(found, line.path);
  if (!change) return null;
  const before = displayField(line.field, change.before, locale, dictionaries);
  return (
    <p className={`size-12 lines-18 ${styles.changed}`}>
      {before === '' ? (
        t('review.isNew')
      ) : (
        <>
          {t('review.changedFrom')}
          <s>{before}</s>
        </>
      )}
    </p>
  );
}

/** Who filled it in, where it was not the applicant. */
function HelpNote({ found, line }: { found: Case; line: Line }) {
  const t = useTexts();
  const names = helpersAt(found, line.path);
  if (names.length === 0) return null;
  return (
    <p className="size-12 lines-18 muted" data-helped="">
      {t('review.writtenBy', { name: names.join(t('review.writtenAnd')) })}
    </p>
  );
}

/** What the machine found, with its evidence. */
function CheckNote({ found, line }: { found: Case; line: Line }) {
  const read = useTextIn();
  const t = useTexts();
  const check = checkOf(found, line.path);
  if (!check) return null;
  return (
    <p
      className={`size-12 lines-18 ${check.passed ? 'muted' : 'warn-ink'}`}
      data-check={check.passed ? 'passed' : 'doubt'}
    >
      <Icon name={check.passed ? 'check' : 'warning'} size={12} /> {t('review.checked')}
      {read(check.evidence)}
    </p>
  );
}

/** The value; a masked one can be shown in full with a reason, which is logged. */
function LineText({ desk, line }: { desk: Desk; line: Line }) {
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const isMasked = line.text.includes('***');
  const text = <span className={line.field.kind === 'credit-code' ? 'mono' : undefined}>{line.text}</span>;
  if (!isMasked || !desk.data!.canReveal) return text;
  return (
    <Hidden
      name={line.label}
      kept={{
        text: String(desk.draft.row('reveals', line.path)?.reason ?? ''),
        keep: (reason) => desk.draft.putRow('reveals', line.path, { reason }),
      }}
      show={async (reason) => {
        let shown = '';
        await desk.draft.use(async () => {
          const { value } = await officeCall(revealCall, { id: desk.data!.id, path: line.path, reason });
          shown = displayField(line.field, value, locale, dictionaries);
          return true;
        });
        return shown;
      }}
    >
      {text}
    </Hidden>
  );
}
