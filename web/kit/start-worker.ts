interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Starts a worker under the page's Trusted Types policy `tw`, which lets through nothing but built files of our own.
 * All workers start here: a page may create a policy only once.
 */
export function startWorker(url: string): Worker {
  return new Worker(trusted(url), { type: 'module' });
}

/** The same for the worker that keeps an application for use without a network. Rejects where the browser refuses. */
export function registerServiceWorker(url: string, scope: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trusted(url), { scope });
}

function trusted(url: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('tw', {
    createScriptURL: (asked) => {
      if (!isBuilt(asked)) throw new TypeError('not a script of ours');
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

function isBuilt(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /\/(assets\/[\w.-]+\.m?js|sw\.js)$/.test(pathname);
}
