import { Button, Segmented } from 'antd';
import { useNavigate } from 'react-router';
import { useEditor } from '#features/learning/office/use-editor.ts';
import { useTexts } from '#features/learning/office/words.ts';
import { type QuestionType, questionStatuses, questionTypes } from '#features/learning/shared/question.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { DiscardButton, KeptNotices } from '#web/office/kept/kept-notices.tsx';
import type { EditorProps } from '#web/office/kept/record-editor.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useSaveKey } from '#web/office/resource/record/use-save-key.ts';
import { useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './question.module.css';
import { QuestionFields } from './question-fields.tsx';
import { QuestionView } from './question-view.tsx';

/** The form on the left, what learners see of it on the right; what is typed is kept until it is saved. */
export function QuestionEditor(props: EditorProps) {
  const { record, kept, options, onNext } = props;
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const isLocked = record !== null && !record.actions.includes('edit');
  const editor = useEditor(props, { isLocked });
  const { form, section, isBusy, isUndecided } = editor;
  const isDraft = record === null || record.row.status === 'DRAFT';
  const number = record ? String(record.row.no) : '';
  const title = t(record ? 'learning.editQuestion' : 'learning.addQuestion');
  useTabTitle(record ? { CN: `题目·${number}`, EN: `Question ${number}` } : { CN: '新增题目', EN: 'Add question' });

  const use = isDraft ? (id: string) => editor.act(id, 'enable') : undefined;
  const save = async (isAsDraft = false) => {
    const id = await editor.save(isAsDraft ? undefined : use);
    if (id !== null) editor.stay(id);
  };
  const saveAndGoOn = async () => {
    if ((await editor.save(use)) === null) return;
    if (record) void navigate('/question/add');
    else onNext();
  };
  useSaveKey(() => void save(isDraft));
  const state = questionStatuses[(record?.row.status as keyof typeof questionStatuses | undefined) ?? 'DRAFT'];
  const [usedIn, shown] = [Number(record?.row.usedIn ?? 0), Number(record?.row.shown ?? 0)];
  const buttons = { loading: isBusy, disabled: isUndecided } as const;
  return (
    <div className={`stack gap-12 fills-down folds-laptop ${styles.columns}`}>
      <section className={`card column slim ${styles.pane}`}>
        <header className={`row wraps gap-8-12 ${styles.head}`}>
          <h1>{title}</h1>
          {record && <span className={`muted ${styles.number}`}>{number}</span>}
          <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
          <span className="push scrolls">
            <Segmented<QuestionType>
              aria-label={t('learning.kind')}
              disabled={isLocked}
              value={form.values.type as QuestionType}
              options={questionTypes.map(({ value }) => ({ value, label: t(`learning.type${value}`) }))}
              onChange={(type) => form.set('type', type)}
            />
          </span>
        </header>
        <div className={`column gap-14 fills-down ${styles.body}`}>
          {usedIn + shown > 0 && (
            <div className="notice">
              <Icon name="copy" size={14} />
              <span>
                {usedIn > 0 && t('learning.inPapers', { count: usedIn })}
                {t('learning.usedNote', { count: shown })}
              </span>
            </div>
          )}
          {!isLocked && <KeptNotices {...{ kept, section, options, isDirty: form.isDirty, isNew: record === null }} />}
          <QuestionFields form={form} options={options} isLocked={isLocked} />
        </div>
        {!isLocked && (
          <footer className={`row wraps gap-8 ruled ${styles.foot}`}>
            <span className="row wraps gap-8 fills">
              <KeptLine state={kept.state} isLasting={kept.isLasting} />
              {form.isDirty && <DiscardButton kept={kept} />}
            </span>
            {isDraft && (
              <Button {...buttons} onClick={() => void save(true)}>
                {t('learning.saveDraft')}
              </Button>
            )}
            <Button {...buttons} onClick={() => void save()}>
              {t(isDraft ? 'learning.saveAndUse' : 'learning.saveQuestion')}
            </Button>
            <Button type="primary" {...buttons} onClick={() => void saveAndGoOn()}>
              {t('learning.saveAndNext')}
            </Button>
          </footer>
        )}
      </section>
      <QuestionView values={form.values} />
    </div>
  );
}
