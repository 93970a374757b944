import type { Env } from '../../env.ts';

/** Absolute address of a portal page, for mails: from the settings, never from a request. `path` starts with `/`. */
export function portalLink(env: Pick<Env, 'publicOrigin' | 'port'>, path: string): string {
  return `${env.publicOrigin ?? `http://localhost:${env.port}`}${path}`;
}
