import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { composers, wordsForm } from '#features/complaints/shared/desk.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useDraftState, useKept } from '#web/office/kept/use-kept.ts';
import styles from './composer.module.css';
import type { Acts } from './use-acts.tsx';
import { useTexts } from './words.ts';

/** Writes the answer, or a note for colleagues alone; what is typed is kept until it is sent. */
export function Composer({ id, acts }: { id: string; acts: Acts }) {
  const t = useTexts();
  const kept = useKept(wordsForm, id);
  const state = useDraftState(kept);
  const possible = composers.filter((key) => acts.find(key));
  const [chosen, setChosen] = useState<(typeof composers)[number]>('reply');
  const [problem, setProblem] = useState<string | null>(null);
  const key = possible.includes(chosen) ? chosen : possible[0];
  if (key === undefined) return null;
  const action = acts.find(key)!;
  const typed = String(state?.sections[key]?.typed.words ?? '');
  const send = async () => {
    if (!kept || typed.trim() === '') return;
    setProblem(null);
    try {
      await kept.draft.flush();
      await acts.send(action, { words: typed });
      await kept.reread();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.fields.find(({ path }) => path === 'words')?.msg ?? null);
    }
  };
  const label = t(`complaintDesk.${key}`);
  return (
    <div className={`rigid ruled ${styles.composer}`} data-composer={key}>
      <Segmented
        size="small"
        aria-label={t('complaintDesk.write')}
        value={key}
        options={possible.map((value) => ({ value, label: t(`complaintDesk.${value}`) }))}
        onChange={(next) => {
          setProblem(null);
          setChosen(next);
        }}
      />
      <Input.TextArea
        aria-label={label}
        aria-describedby={`words-${id}`}
        placeholder={t(`complaintDesk.${key}Hint`)}
        value={typed}
        maxLength={2000}
        className="self-sizing"
        rows={2}
        disabled={!kept}
        status={problem ? 'error' : ''}
        onChange={({ target }) => {
          setProblem(null);
          kept?.draft.change(key, 'words', target.value === '' ? undefined : target.value);
        }}
      />
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
        </span>
        <span className="grow" />
        <Button
          type={key === 'reply' ? 'primary' : 'default'}
          loading={acts.isBusy}
          disabled={typed.trim() === ''}
          onClick={() => void send()}
        >
          {t(`complaintDesk.${key}Send`)}
        </Button>
      </div>
    </div>
  );
}
