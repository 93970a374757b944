import {
  GlobalWorkerOptions,
  getDocument,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startWorker } from '#web/kit/start-worker.ts';
import './pdf-words.css';

/** Opens a PDF from its bytes, in a worker of our own origin. Rejects when the file is broken or protected. */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= startWorker(workerUrl);
  return getDocument({ data: bytes, useWasm: false, enableXfa: false }).promise;
}

/** Lays the words of a page, unseen, where they stand in its picture; `viewport` is in CSS pixels. */
export async function layWords(into: HTMLElement, page: PDFPageProxy, viewport: PageViewport): Promise<void> {
  into.replaceChildren();
  into.style.setProperty('--total-scale-factor', String(viewport.scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container: into, viewport }).render();
}
