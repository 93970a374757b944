/** Stands in for antd's run-time style writer (see static-styles.ts). The element returned is never in the page. */
export function updateCSS(): HTMLStyleElement {
  return document.createElement('style');
}

export function injectCSS(): null {
  return null;
}

/** There is nothing to remove. */
export function removeCSS(): void {}

/** There is no cache. */
export function clearContainerCache(): void {}
