import type { Screens } from './page.ts';

/** What draws all pages but those of the first load. */
export async function readScreens(): Promise<Screens> {
  return (await import('#features/screens.ts')).portalScreens;
}
