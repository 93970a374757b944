/** What Chromium browsers offer when the page may be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Begins to listen: the browser offers once, early. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    for (const listener of listeners) listener();
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    for (const listener of listeners) listener();
  });
}

export function onInstallable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function canBeInstalled(): boolean {
  return offered !== undefined;
}

/** Asks the browser to ask; it does so once for each offer. */
export async function install(): Promise<void> {
  const event = offered;
  offered = undefined;
  await event?.prompt();
  for (const listener of listeners) listener();
}

/** iOS installs by its share menu only, and needs to be told how. */
export function needsHandInstall(): boolean {
  const isApple =
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}
