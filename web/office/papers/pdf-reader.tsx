import { useEffect, useRef, useState } from 'react';
import type { FileValue } from '#core/forms/values.ts';
import { usePdfPage } from '#web/kit/files/use-pdf-page.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { usePageKeys } from '#web/office/shell/page-keys.ts';
import { useTexts } from '#web/office/texts.ts';
import { type Box, findPassages } from './find-passages.ts';
import { PdfThumbs } from './pdf-thumbs.tsx';
import styles from './reader.module.css';

/** A passage of a page to be marked, with a word on what it is marked for. */
export interface PageMark {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly quote: string;
  readonly word: string;
}

interface PdfReaderProps {
  file: FileValue;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  marks: readonly PageMark[];
  /** Who reads, written across the page. */
  watermark: string;
}

const leastZoom = 0.5;
const mostZoom = 4;

/** A PDF to work through: pages at the side, words that can be selected, passages that are marked. Give each file a key of its own. */
export function PdfReader({ file, page, onPage, marks, watermark }: PdfReaderProps) {
  const t = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const { canvas, words, laid, pages, isPending, isBroken } = usePdfPage({ id: file.id, page, zoom });
  const here = marks.filter((mark) => mark.page === page);
  const boxes = useBoxes(words.current, here, laid);
  const turnTo = (to: number) => (to >= 1 && to <= (pages ?? 0) ? () => onPage(to) : undefined);
  usePageKeys([
    { key: '[', meaning: t('papers.previousPage'), run: turnTo(page - 1) },
    { key: ']', meaning: t('papers.nextPage'), run: turnTo(page + 1) },
  ]);
  if (isBroken) return <StatePanel icon="warning" title={t('papers.fileFailed')} />;
  return (
    <div ref={frame} className={`fills-down ${styles.reader}`}>
      {pages !== undefined && pages > 1 && <PdfThumbs {...{ id: file.id, pages, page, onPage, marks }} />}
      <div className={`anchor ${styles.stage}`}>
        <ScrollFrame key={page} className={styles.scroll} label={file.name}>
          {isPending && <RowSkeleton rows={8} height={48} />}
          <div className={styles.fit} hidden={pages === undefined}>
            <div className={styles.sheet} style={{ width: `${zoom * 100}%` }}>
              <canvas ref={canvas} role="img" aria-label={t('papers.pageOf', { page, pages: pages ?? page })} />
              <p className={styles.watermark} aria-hidden="true">
                <span>{watermark}</span>
                <span>{watermark}</span>
                <span>{watermark}</span>
              </p>
              <div className={styles.marks} aria-hidden="true">
                {here.map((mark, at) => (
                  <Marked key={mark.id} boxes={boxes[at] ?? []} word={mark.word} />
                ))}
              </div>
              <div ref={words} className="pdf-words" data-at={file.id} data-page={page} />
            </div>
          </div>
        </ScrollFrame>
        <div className={`row size-13 ${styles.tools}`}>
          <IconButton
            name="left"
            label={t('papers.previousPage')}
            disabled={!turnTo(page - 1)}
            onClick={turnTo(page - 1)}
          />
          <span>
            {page} / {pages ?? '–'}
          </span>
          <IconButton
            name="right"
            label={t('papers.nextPage')}
            disabled={!turnTo(page + 1)}
            onClick={turnTo(page + 1)}
          />
          <i className="divider" />
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
          {document.fullscreenEnabled && (
            <>
              <i className="divider" />
              <IconButton
                name="fullscreen"
                label={t('papers.fullScreen')}
                onClick={() =>
                  void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
                }
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Marked({ boxes, word }: { boxes: readonly Box[]; word: string }) {
  const last = boxes.at(-1);
  return (
    <>
      {boxes.map(({ left, top, width, height }) => (
        <i
          key={`${left} ${top}`}
          className={styles.mark}
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        />
      ))}
      {last && (
        <span className={styles.word} style={{ left: `${last.left + last.width}%`, top: `${last.top}%` }}>
          {word}
        </span>
      )}
    </>
  );
}

/** Where the marks of the page lie, once its words are laid. */
function useBoxes(root: HTMLElement | null, marks: readonly PageMark[], laid: number): Box[][] {
  const [boxes, setBoxes] = useState<Box[][]>([]);
  const quotes = marks.map(({ quote }) => quote).join('\n');
  useEffect(() => {
    setBoxes(root && laid > 0 && quotes !== '' ? findPassages(root, quotes.split('\n')) : []);
  }, [root, laid, quotes]);
  return boxes;
}
