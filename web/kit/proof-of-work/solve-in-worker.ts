import powWorker from './pow.worker.ts?worker&url';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** Starts the worker under the page's Trusted Types policy `tw`, which lets through nothing but this one script. */
function startPowWorker(): Worker {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('tw', {
    createScriptURL: (url) => {
      if (url !== powWorker) throw new TypeError('not a script of ours');
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(powWorker) ?? powWorker, { type: 'module' });
}

/** Solves a proof-of-work challenge off the main thread; nothing when it cannot be solved. */
export function solveInWorker(challenge: string): Promise<string | undefined> {
  const worker = startPowWorker();
  const done = new Promise<string | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(challenge);
  });
  return done.finally(() => worker.terminate());
}
