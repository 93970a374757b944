import { lazy, Suspense, useEffect, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import type { FileValue } from '#core/forms/values.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './files.module.css';

const PdfPage = lazy(() => import('./pdf-page.tsx').then((found) => ({ default: found.PdfPage })));

const leastZoom = 0.5;
const mostZoom = 4;

/** One file to look at closely: zoomed, turned, page by page, downloaded. Give each file a key of its own. */
export function PaperView({ file, onPage }: { file: FileValue; onPage?: (page: number, pages: number) => void }) {
  const t = useTexts();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const isPdf = file.type === 'application/pdf';
  const isImage = file.type.startsWith('image/');
  useEffect(() => onPage?.(page, pages), [page, pages, onPage]);
  return (
    <div className="fills-down anchor">
      <ScrollFrame className={`centred ${styles.paper}`} label={file.name}>
        {isPdf ? (
          <Suspense fallback={<RowSkeleton rows={8} height={48} />}>
            <PdfPage id={file.id} name={file.name} page={page} zoom={zoom} turn={turn} onPages={setPages} />
          </Suspense>
        ) : isImage ? (
          <Picture id={file.id} name={file.name} zoom={zoom} turn={turn} />
        ) : (
          <StatePanel icon="file" title={t('papers.noPreview')} />
        )}
      </ScrollFrame>
      <div className={`row size-12-5 ${styles.tools}`}>
        <IconButton
          name="zoom-out"
          label={t('papers.zoomOut')}
          disabled={zoom <= leastZoom}
          onClick={() => setZoom(zoom / 1.25)}
        />
        <span>{Math.round(zoom * 100)}%</span>
        <IconButton
          name="zoom-in"
          label={t('papers.zoomIn')}
          disabled={zoom >= mostZoom}
          onClick={() => setZoom(zoom * 1.25)}
        />
        <i className="divider" />
        {pages > 1 && (
          <>
            <IconButton
              name="up"
              label={t('papers.previousPage')}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            />
            <IconButton
              name="down"
              label={t('papers.nextPage')}
              disabled={page === pages}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
        <IconButton name="rotate" label={t('papers.rotate')} onClick={() => setTurn((turn + 90) % 360)} />
        <IconButton
          name="download"
          label={t('papers.download')}
          onClick={() => void downloadFile(downloadCall, { rid: file.id })}
        />
      </div>
    </div>
  );
}

function Picture({ id, name, zoom, turn }: { id: string; name: string; zoom: number; turn: number }) {
  const t = useTexts();
  const address = useViewUrl(id);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <StatePanel icon="warning" title={t('papers.fileFailed')} />;
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
