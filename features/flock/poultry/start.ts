import './tokens.css';

/**
 * Has FlockScore on its way. Whoever is new here meets the sign-in page: it comes along with what will show it, not after it.
 * Should it not come, its route asks once more and says so.
 */
export function loadFlock(): Promise<unknown> {
  const main = import('./main.tsx');
  if (/^\/poultry\/(signin)?$/.test(location.pathname) && localStorage.getItem('flockscore.worker') === null)
    import('./account/sign-in-page.tsx').catch(() => undefined);
  return main;
}
