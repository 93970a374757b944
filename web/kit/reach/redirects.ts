import { type DataRouter, redirect } from 'react-router';

/** At most so many redirects follow one another before a page is shown. */
export const mostRedirects = 5;

let inARow = 0;

/** Leads a navigation on to a path of the application; throws where pages lead to one another without end. */
export function leadTo(path: string): Response {
  inARow += 1;
  if (inARow <= mostRedirects) return redirect(path);
  inARow = 0;
  throw new Error(`more than ${mostRedirects} redirects, the last to ${path}`);
}

/** Counts anew whenever a page is shown. Returns how to stop. */
export function countRedirects(router: DataRouter): () => void {
  return router.subscribe(({ initialized, navigation }) => {
    if (initialized && navigation.state === 'idle') inARow = 0;
  });
}
