import { useCallback, useState } from 'react';
import { dot } from '#core/texts/text.ts';
import { caseFilesCall } from '#features/casework/calls/papers.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import styles from '#web/office/papers/files.module.css';
import { PaperThumb } from '#web/office/papers/paper-thumb.tsx';
import { PaperView } from '#web/office/papers/paper-view.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTenantId } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { type DeskFile, isMarked, markState } from './case-model.ts';
import { MarkButtons } from './mark-buttons.tsx';
import type { Desk } from './use-case.ts';

interface FilePaneProps {
  desk: Desk;
  at: number;
  onAt: (at: number) => void;
  onFix: (path: string) => void;
}

/** The files of the case beside its fields: pictures and PDF pages, to zoom and turn. */
export function FilePane({ desk, at, onAt, onFix }: FilePaneProps) {
  const t = useTexts();
  const { files } = desk;
  const shown = files[Math.min(at, files.length - 1)];
  if (!shown)
    return (
      <div className={`column slim ${styles.pane}`}>
        <StatePanel icon="attachment" title={t('papers.noFiles')} />
      </div>
    );
  return (
    <ShownFile key={shown.file.id} desk={desk} shown={shown} at={files.indexOf(shown)} onAt={onAt} onFix={onFix} />
  );
}

function ShownFile({ desk, shown, at, onAt, onFix }: FilePaneProps & { shown: DeskFile }) {
  const t = useTexts();
  const read = useTextIn();
  const { files } = desk;
  const { file } = shown;
  const [{ page, pages }, setPage] = useState({ page: 1, pages: 1 });
  const showPage = useCallback((at: number, of: number) => setPage({ page: at, pages: of }), []);
  const state = markState(desk.data!, shown.path);
  const details = [
    t('review.fileOf', { at: at + 1, count: files.length }),
    showSize(file.size),
    ...(pages > 1 ? [t('review.pageOf', { page, pages })] : []),
  ];
  return (
    <div className={`column slim ${styles.pane}`}>
      <header className={`row gap-2 rigid ${styles.head}`}>
        <IconButton name="left" label={t('review.previousFile')} disabled={at === 0} onClick={() => onAt(at - 1)} />
        <div>
          <b className="size-13 lines-18" title={file.name}>
            {file.name}
          </b>
          <small className="size-12 muted">{details.join(read(dot))}</small>
        </div>
        <IconButton
          name="right"
          label={t('review.nextFile')}
          disabled={at === files.length - 1}
          onClick={() => onAt(at + 1)}
        />
        <span className="grow" />
        <MarkButtons
          name={shown.label}
          state={state}
          isDisabled={!desk.isMine}
          onVerify={() => void desk.mark([shown.path], !isMarked(desk.data!, shown.path))}
          onFix={() => onFix(shown.path)}
        />
        <AllFiles id={desk.data!.id} />
      </header>
      <PaperView file={file} onPage={showPage} />
      <ul className={`line gap-2 rigid ruled ${styles.thumbs}`}>
        {files.map((each, index) => (
          <li className="slim" key={each.file.id}>
            <button
              type="button"
              className="plain-button row to-end gap-4 whole"
              aria-current={index === at ? 'true' : undefined}
              data-state={markState(desk.data!, each.path)}
              onClick={() => onAt(index)}
            >
              <PaperThumb file={each.file} />
              <span className="cut" title={each.label}>
                {markState(desk.data!, each.path) === 'verified' && <Icon name="check" size={11} />}
                {each.label}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every file of the case at once, under its section and field. */
function AllFiles({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(caseFilesCall, { tenantId, id })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return <IconButton name="download" label={t('review.allFiles')} disabled={isBusy} onClick={download} />;
}
