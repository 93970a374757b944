import { useQuery } from '@tanstack/react-query';
import type { FileValue } from '#core/forms/values.ts';
import { signedViewUrl } from '#web/kit/files/download.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import styles from './files.module.css';

/** A small picture of a paper: the server's small copy of a picture, the first page of a PDF that is not big. */
export function PaperThumb({ file }: { file: FileValue }) {
  const isImage = file.type.startsWith('image/');
  const isPdf = file.type === 'application/pdf' && file.size <= mostBytes;
  const picture = useViewUrl(isImage ? file.id : undefined, { thumb: true });
  const page = useQuery({
    queryKey: ['pdf-thumb', file.id],
    queryFn: () => inTurn(() => drawFirstPage(file.id)),
    enabled: isPdf,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = isImage ? picture : page.data;
  return (
    <span className={styles.thumb}>
      {address ? <img src={address} alt="" loading="lazy" /> : <Icon name={isImage ? 'eye' : 'file'} size={22} />}
    </span>
  );
}

/** A bigger PDF is not fetched for a picture of a thumb's size. */
const mostBytes = 2_000_000;
/** Pixels across: twice what is shown, for sharp screens. */
const width = 96;

/** One after the other: what is read closely meanwhile comes first. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}

/** Shown, not kept: unlike a download it is in no log. */
async function drawFirstPage(id: string): Promise<string> {
  const { openPdf } = await import('#web/kit/files/pdf-document.ts');
  const answer = await fetch(await signedViewUrl(id));
  if (!answer.ok) throw new Error(`no picture of ${id}`);
  const pdf = await openPdf(await answer.arrayBuffer());
  try {
    const page = await pdf.getPage(1);
    const plain = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: width / plain.width });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/jpeg', 0.8);
  } finally {
    await pdf.loadingTask.destroy();
  }
}
