/** The way to sign-in that comes back to `from` (path with query and hash); whoever is there already keeps the way back. */
export function signInPath(from: string): string {
  if (/^\/login(?=[/?#]|$)/.test(from)) return from;
  return from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;
}

/** The redirect query as a path of our own site, or home: no scheme, no `//`, no backslash, no way back to sign-in. */
export function ownPath(redirect: string | null, isKnown: (path: string) => boolean): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect) || /[\\\s]/.test(redirect) || hasControl(redirect)) return '/';
  const { pathname } = new URL(redirect, 'http://own.invalid');
  if (pathname === '/login' || pathname.startsWith('/login/')) return '/';
  return isKnown(pathname) ? redirect : '/';
}

function hasControl(text: string): boolean {
  return [...text].some((sign) => sign.charCodeAt(0) < 32);
}
