import type { Http } from '../handle.ts';

/** Where links in documents lead: the configured origin, or else where the document was asked for. */
export function originOf({ request }: Http, { publicOrigin }: { publicOrigin?: string }): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
