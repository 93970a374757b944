import { Radio } from 'antd';
import { type DragEvent, useId, useState } from 'react';
import { type KnownRows, knownRows, mostLongBytes } from '#core/resources/import-calls.ts';
import type { Text } from '#core/texts/text.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './import-dialog.module.css';

interface SheetPickerProps {
  sheet: File | null;
  known: KnownRows;
  /** Label of the field by which records are known again. */
  match: Text | undefined;
  /** What was wrong with the sheet. */
  problem: string | null;
  onSheet: (file: File) => void;
  onKnown: (known: KnownRows) => void;
}

/** The sheet, by press or drop, and what becomes of records that exist. */
export function SheetPicker({ sheet, known, match, problem, onSheet, onKnown }: SheetPickerProps) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onSheet(file);
  };
  return (
    <div className="stack gap-16">
      <label
        className={`stack gap-4 to-middle tap ${styles.drop}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={22} />
        <b className="breaks">{sheet ? sheet.name : t('imports.choose')}</b>
        <small className="muted">
          {sheet ? showSize(sheet.size) : t('imports.limits', { size: showSize(mostLongBytes) })}
        </small>
        <input
          className="vh"
          type="file"
          accept=".xlsx,.csv"
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onSheet(file);
            // The same file, mended, can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p id={`${id}-problem`} className="notice problem" role="alert">
          {problem}
        </p>
      )}
      <fieldset className={`stack gap-8 bare ${styles.known}`}>
        <legend>{t('imports.knownTitle', { name: match ? read(match) : '' })}</legend>
        <Radio.Group
          value={known}
          onChange={(event) => onKnown(event.target.value as KnownRows)}
          options={knownRows.map((value) => ({ value, label: t(`imports.known${value}`) }))}
          vertical
        />
      </fieldset>
    </div>
  );
}
