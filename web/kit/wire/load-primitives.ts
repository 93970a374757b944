import type { WirePrimitives } from '#core/wire/primitives.ts';
import { webPrimitives } from './web-primitives.ts';

/** WebCrypto where the page is a secure context; otherwise the JavaScript set, fetched only then. */
export async function loadPrimitives(): Promise<WirePrimitives> {
  if (isSecureContext) return webPrimitives;
  return (await import('./noble-primitives.ts')).noblePrimitives;
}
