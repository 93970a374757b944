import { Button, Input, Segmented } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FileValue } from '#core/forms/values.ts';
import { composers, mostWords, wordsForm } from '#features/complaints/shared/desk.ts';
import { putIn } from '#features/complaints/shared/ready-answers.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useDraftState, useKept } from '#web/office/kept/use-kept.ts';
import { AnswerFiles, AttachButton, useAnswerUploads } from './answer-files.tsx';
import { AnswerPicker } from './answer-picker.tsx';
import styles from './composer.module.css';
import type { Acts } from './use-acts.tsx';
import { useTexts } from './words.ts';

/**
 * Writes the answer with its files, or a note for colleagues alone; what is typed is kept until it is sent. `others` are
 * merged and get the same answer.
 */
export function Composer({ id, acts, others }: { id: string; acts: Acts; others: number }) {
  const t = useTexts();
  const kept = useKept(wordsForm, id);
  const state = useDraftState(kept);
  const possible = composers.filter((key) => acts.find(key));
  const [chosen, setChosen] = useState<(typeof composers)[number]>('reply');
  const [problem, setProblem] = useState<string | null>(null);
  const attached = (state?.sections.reply?.typed.files ?? []) as readonly FileValue[];
  const attach = (files: readonly FileValue[]) =>
    kept?.draft.change('reply', 'files', files.length === 0 ? undefined : files);
  const uploads = useAnswerUploads(id, attached, attach);
  const key = possible.includes(chosen) ? chosen : possible[0];
  const typed = key === undefined ? '' : String(state?.sections[key]?.typed.words ?? '');
  const box = useRef<TextAreaRef>(null);
  // Where somebody was typing; a box that was never entered has none, and words go to its end.
  const cursor = useRef<number | null>(null);
  const [landing, setLanding] = useState<number | null>(null);
  useLayoutEffect(() => {
    const area = box.current?.resizableTextArea?.textArea;
    if (landing === null || !area) return;
    area.focus();
    area.setSelectionRange(landing, landing);
    setLanding(null);
  }, [landing]);
  if (key === undefined) return null;
  const action = acts.find(key)!;
  const pick = (words: string) => {
    const { text, cursor: after } = putIn(typed, words, cursor.current);
    if (text.length > mostWords) return setProblem(t('complaintDesk.readyTooLong', { count: mostWords }));
    setProblem(null);
    kept?.draft.change('reply', 'words', text);
    setLanding(after);
  };
  const send = async () => {
    if (!kept || typed.trim() === '') return;
    setProblem(null);
    try {
      await kept.draft.flush();
      await acts.send(action, { words: typed, ...(key === 'reply' && attached.length > 0 && { files: attached }) });
      await kept.reread();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.fields.find(({ path }) => /^(words|files)/.test(path))?.msg ?? null);
    }
  };
  const label = t(`complaintDesk.${key}`);
  return (
    <div className={`rigid ruled ${styles.composer}`} data-composer={key}>
      <div className="row apart gap-8">
        <Segmented
          size="small"
          aria-label={t('complaintDesk.write')}
          value={key}
          options={possible.map((value) => ({ value, label: t(`complaintDesk.${value}`) }))}
          onChange={(next) => {
            setProblem(null);
            cursor.current = null;
            setChosen(next);
          }}
        />
        {key === 'reply' && kept && <AnswerPicker id={id} onPick={pick} />}
      </div>
      <Input.TextArea
        aria-label={label}
        aria-describedby={`words-${id}`}
        placeholder={t(`complaintDesk.${key}Hint`)}
        value={typed}
        ref={box}
        maxLength={mostWords}
        className="self-sizing"
        rows={2}
        disabled={!kept}
        status={problem ? 'error' : ''}
        onSelect={({ currentTarget }) => {
          cursor.current = currentTarget.selectionEnd;
        }}
        onChange={({ target }) => {
          setProblem(null);
          kept?.draft.change(key, 'words', target.value === '' ? undefined : target.value);
        }}
      />
      {key === 'reply' && (
        <AnswerFiles
          files={attached}
          uploads={uploads}
          onRemove={(file) => attach(attached.filter((each) => each.id !== file))}
        />
      )}
      <div className="row wraps gap-8-12 above-8">
        <span id={`words-${id}`} className="row wraps gap-8-12 size-12 muted">
          {problem && (
            <span role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
          {state && kept && typed !== '' && <KeptLine state={state} isLasting={kept.outbox.isLasting} />}
          <span className="inline-row gap-4">
            <Icon name={key === 'reply' ? 'mail' : 'lock'} size={12} /> {t(`complaintDesk.${key}Goes`)}
          </span>
          {key === 'reply' && others > 0 && <span>{t('complaintDesk.alsoTo', { count: others })}</span>}
        </span>
        <span className="grow" />
        {key === 'reply' && <AttachButton uploads={uploads} count={attached.length} />}
        <Button
          type={key === 'reply' ? 'primary' : 'default'}
          loading={acts.isBusy}
          disabled={typed.trim() === '' || (key === 'reply' && uploads.isBusy)}
          onClick={() => void send()}
        >
          {t(`complaintDesk.${key}Send`)}
        </Button>
      </div>
    </div>
  );
}
