import { lazy, Suspense, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import { downloadFile } from '#web/kit/download.ts';
import { showSize } from '#web/kit/file-size.ts';
import { useViewUrl } from '#web/kit/use-view-url.ts';
import { Icon } from '../../icons/icon.tsx';
import { IconButton } from '../../pieces/icon-button.tsx';
import { RowSkeleton, StatePanel } from '../../pieces/state-panel.tsx';
import { fill, useTexts } from '../../texts.ts';
import { type DeskFile, markState } from './case-model.ts';
import styles from './files.module.css';
import { MarkButtons } from './mark-buttons.tsx';
import type { Desk } from './use-case.ts';

const PdfPage = lazy(() => import('./pdf-page.tsx').then((found) => ({ default: found.PdfPage })));

interface FilePaneProps {
  desk: Desk;
  at: number;
  onAt: (at: number) => void;
  onFix: (path: string) => void;
}

const leastZoom = 0.5;
const mostZoom = 4;

/** The files of the case beside its fields: pictures and PDF pages, to zoom and turn. */
export function FilePane({ desk, at, onAt, onFix }: FilePaneProps) {
  const t = useTexts();
  const { files } = desk;
  const shown = files[Math.min(at, files.length - 1)];
  if (!shown)
    return (
      <div className={styles.pane}>
        <StatePanel icon="attachment" title={t.review.noFiles} />
      </div>
    );
  return (
    <ShownFile key={shown.file.id} desk={desk} shown={shown} at={files.indexOf(shown)} onAt={onAt} onFix={onFix} />
  );
}

function ShownFile({ desk, shown, at, onAt, onFix }: FilePaneProps & { shown: DeskFile }) {
  const t = useTexts();
  const { files } = desk;
  const { file } = shown;
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const state = markState(desk.data!, shown.path);
  const isPdf = file.type === 'application/pdf';
  const isImage = file.type.startsWith('image/');
  const save = () => void downloadFile(downloadCall, { rid: file.id });
  const details = [
    fill(t.review.fileOf, { at: at + 1, count: files.length }),
    showSize(file.size),
    ...(pages > 1 ? [fill(t.review.pageOf, { page, pages })] : []),
  ];
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <IconButton name="left" label={t.review.previousFile} disabled={at === 0} onClick={() => onAt(at - 1)} />
        <div>
          <b title={file.name}>{file.name}</b>
          <small>{details.join('·')}</small>
        </div>
        <IconButton
          name="right"
          label={t.review.nextFile}
          disabled={at === files.length - 1}
          onClick={() => onAt(at + 1)}
        />
        <span className="grow" />
        <MarkButtons
          name={shown.label}
          state={state}
          isDisabled={!desk.isMine}
          onVerify={(verified) => void desk.mark(shown.path, verified)}
          onFix={() => onFix(shown.path)}
        />
      </header>
      <div className={styles.view}>
        <div className={styles.paper}>
          {isPdf ? (
            <Suspense fallback={<RowSkeleton rows={8} height={48} />}>
              <PdfPage id={file.id} name={file.name} page={page} zoom={zoom} turn={turn} onPages={setPages} />
            </Suspense>
          ) : isImage ? (
            <Picture id={file.id} name={file.name} zoom={zoom} turn={turn} />
          ) : (
            <StatePanel icon="file" title={t.review.noPreview} />
          )}
        </div>
        <div className={styles.tools}>
          <IconButton
            name="zoom-out"
            label={t.review.zoomOut}
            disabled={zoom <= leastZoom}
            onClick={() => setZoom(zoom / 1.25)}
          />
          <span>{Math.round(zoom * 100)}%</span>
          <IconButton
            name="zoom-in"
            label={t.review.zoomIn}
            disabled={zoom >= mostZoom}
            onClick={() => setZoom(zoom * 1.25)}
          />
          <i className="divider" />
          {pages > 1 && (
            <>
              <IconButton
                name="up"
                label={t.review.previousPage}
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              />
              <IconButton
                name="down"
                label={t.review.nextPage}
                disabled={page === pages}
                onClick={() => setPage(page + 1)}
              />
            </>
          )}
          <IconButton name="rotate" label={t.review.rotate} onClick={() => setTurn((turn + 90) % 360)} />
          <IconButton name="download" label={t.review.download} onClick={save} />
        </div>
      </div>
      <ul className={styles.thumbs}>
        {files.map((each, place) => (
          <li key={each.file.id}>
            <button
              type="button"
              className="plain-button"
              aria-current={place === at ? 'true' : undefined}
              data-state={markState(desk.data!, each.path)}
              onClick={() => onAt(place)}
            >
              <Icon name={each.file.type.startsWith('image/') ? 'eye' : 'file'} size={22} />
              <span title={each.label}>
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

function Picture({ id, name, zoom, turn }: { id: string; name: string; zoom: number; turn: number }) {
  const t = useTexts();
  const address = useViewUrl(id);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <StatePanel icon="warning" title={t.review.fileFailed} />;
  if (!address) return <RowSkeleton rows={8} height={48} />;
  return (
    <img
      src={address}
      alt={name}
      style={{ width: `${zoom * 100}%`, rotate: `${turn}deg` }}
      onError={() => setBroken(true)}
    />
  );
}
