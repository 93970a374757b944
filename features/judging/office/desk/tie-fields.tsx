import { Input, Radio } from 'antd';
import { useId } from 'react';
import { useTexts } from '#features/judging/office/words.ts';
import { type TieKind, tieKinds } from '#features/judging/shared/judging.ts';
import { useTextIn } from '#web/office/texts.ts';

export interface Tie {
  readonly kind: TieKind;
  readonly note: string;
}

/** What ties somebody to an entry, and what happens once it is declared. */
export function TieFields({ tie, onChange }: { tie: Tie; onChange: (tie: Tie) => void }) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  return (
    <div className="column gap-8">
      <Radio.Group
        aria-label={t('gate.kind')}
        vertical
        value={tie.kind}
        onChange={({ target }) => onChange({ ...tie, kind: target.value })}
        options={tieKinds.map(({ value, label, note }) => ({
          value,
          label: (
            <>
              <b>{read(label)}</b> <span className="muted size-13">{read(note)}</span>
            </>
          ),
        }))}
      />
      <label htmlFor={id} className="size-13">
        {t('gate.note')}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={500}
        value={tie.note}
        placeholder={t('gate.notePlaceholder')}
        onChange={({ target }) => onChange({ ...tie, note: target.value })}
      />
    </div>
  );
}
