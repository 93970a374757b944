import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePdf } from '#web/kit/files/use-pdf.ts';
import { useTexts } from '#web/office/texts.ts';
import type { PageMark } from './pdf-reader.tsx';
import styles from './reader.module.css';

interface PdfThumbsProps {
  id: string;
  pages: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  marks: readonly PageMark[];
}

/** The pages of a PDF at its side, with how many passages of each are marked. */
export function PdfThumbs({ id, pages, page, onPage, marks }: PdfThumbsProps) {
  const t = useTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <nav className={styles.thumbs} aria-label={t('papers.pages')}>
      <ol ref={list}>
        {Array.from({ length: pages }, (_, at) => at + 1).map((each) => {
          const count = marks.filter((mark) => mark.page === each).length;
          return (
            <li key={each}>
              <button
                type="button"
                className="plain-button"
                aria-label={
                  count > 0 ? t('papers.pageMarked', { page: each, count }) : t('papers.pageOf', { page: each, pages })
                }
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
              >
                <Thumb id={id} page={each} />
                {count > 0 && <b data-count={count} />}
                <span>{each}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Pixels across: twice what is shown, for sharp screens. */
const width = 84;

/** Drawn when it is about to be seen. */
function Thumb({ id, page }: { id: string; page: number }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const { data: pdf } = usePdf(id);
  useEffect(() => {
    const sight = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true));
    if (box.current) sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  const picture = useQuery({
    queryKey: ['pdf-thumb', id, page],
    queryFn: async () => {
      const sheet = await pdf!.getPage(page);
      const plain = sheet.getViewport({ scale: 1 });
      const viewport = sheet.getViewport({ scale: width / plain.width });
      const canvas = document.createElement('canvas');
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await sheet.render({ canvas, viewport }).promise;
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    enabled: isNear && pdf !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <span ref={box}>{picture.data && <img src={picture.data} alt="" />}</span>;
}
