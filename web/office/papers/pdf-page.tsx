import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import { fetchFile } from '#web/kit/files/download.ts';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';
import { openPdf } from './pdf-document.ts';

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

/** One page of a PDF, drawn on a canvas: nothing of the file runs or links. */
export function PdfPage({ id, name, page, zoom, turn, onPages }: PdfPageProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  const found = useQuery({
    queryKey: ['pdf', id],
    queryFn: async ({ signal }) => {
      const { blob } = await fetchFile(downloadCall, { rid: id }, { signal });
      return openPdf(await blob.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
  const pdf = found.data;
  useEffect(() => {
    if (pdf) onPages(pdf.numPages);
  }, [pdf, onPages]);
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    const target = canvas.current;
    let stop = () => {};
    let isGone = false;
    const draw = async () => {
      const sheet = await pdf.getPage(page);
      if (isGone) return;
      const width = target.parentElement?.clientWidth ?? 320;
      const rotation = (sheet.rotate + turn) % 360;
      const plain = sheet.getViewport({ scale: 1, rotation });
      const viewport = sheet.getViewport({ scale: (width / plain.width) * zoom * devicePixelRatio, rotation });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${zoom * 100}%`;
      const task = sheet.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof Error && error.name === 'RenderingCancelledException')) setBroken(true);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page, zoom, turn]);
  if (found.isError || isBroken) return <StatePanel icon="warning" title={t('papers.fileFailed')} />;
  return (
    <>
      {found.isPending && <RowSkeleton rows={8} height={48} />}
      <canvas ref={canvas} role="img" aria-label={name} hidden={!pdf} />
    </>
  );
}
