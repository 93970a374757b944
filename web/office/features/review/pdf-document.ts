import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Opens a PDF from its bytes, in a worker of our own origin. Rejects when the file is broken or protected. */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerPort ??= startWorker();
  return getDocument({ data: bytes, useWasm: false, enableXfa: false }).promise;
}

/** Starts the worker under the page's Trusted Types policy `tw`, which lets through nothing but this one script. */
function startWorker(): Worker {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('tw', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('not a script of ours');
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
