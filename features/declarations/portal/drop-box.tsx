import { type DragEvent, useId, useState } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './batch.module.css';

/** Takes one file by press or drop, and says what was wrong with it. */
export function DropBox({
  label,
  note,
  accept,
  isBusy,
  problem,
  onFile,
}: {
  label: string;
  note: string;
  accept: string;
  isBusy: boolean;
  problem?: string | undefined;
  onFile: (file: File) => void;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  };
  return (
    <div>
      <label
        className={`middle gap-4 centred anchor tap ${styles.drop}`}
        data-over={isOver || undefined}
        aria-busy={isBusy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={24} />
        <b>{label}</b>
        <small className="muted">{note}</small>
        <input
          className="unseen"
          type="file"
          accept={accept}
          disabled={isBusy}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file, mended, can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {problem && (
        <p id={id} className={`toned rounded breaks above-8 ${styles.problem}`} data-tone="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
