import { useEffect } from 'react';
import { usePdfPage } from '#web/kit/files/use-pdf-page.ts';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';

interface PdfPageProps {
  id: string;
  name: string;
  /** From 1. */
  page: number;
  zoom: number;
  /** Degrees clockwise, a multiple of 90. */
  turn: number;
  onPages: (pages: number) => void;
}

/** One page of a PDF. */
export function PdfPage({ name, onPages, ...asked }: PdfPageProps) {
  const t = useTexts();
  const { canvas, pages, isPending, isBroken } = usePdfPage(asked);
  useEffect(() => {
    if (pages !== undefined) onPages(pages);
  }, [pages, onPages]);
  if (isBroken) return <StatePanel icon="warning" title={t('papers.fileFailed')} />;
  return (
    <>
      {isPending && <RowSkeleton rows={8} height={48} />}
      <div style={{ width: `${asked.zoom * 100}%` }} hidden={pages === undefined}>
        <canvas ref={canvas} role="img" aria-label={name} />
      </div>
    </>
  );
}
