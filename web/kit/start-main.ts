/** Set while a page is loaded a second time because its scripts did not come whole. */
const againKey = 'tw.again';

/**
 * Runs the page's main script. When a part of it does not come, as on a network that fails for a moment, the page is
 * loaded once more; if that does not help either, what its HTML holds ready for this case is shown: nothing else could.
 */
export function startMain(main: Promise<unknown>): void {
  main.then(
    () => sessionStorage.removeItem(againKey),
    (error) => {
      if (sessionStorage.getItem(againKey) === null) {
        sessionStorage.setItem(againKey, 'yes');
        location.reload();
        return;
      }
      const note = document.getElementById('unstarted');
      note?.removeAttribute('hidden');
      note?.querySelector('button')?.addEventListener('click', () => location.reload());
      throw error;
    },
  );
}
