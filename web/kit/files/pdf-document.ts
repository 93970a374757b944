import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { startWorker } from '#web/kit/start-worker.ts';

/** Opens a PDF from its bytes, in a worker of our own origin. Rejects when the file is broken or protected. */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= startWorker(workerUrl);
  return getDocument({ data: bytes, useWasm: false, enableXfa: false }).promise;
}
