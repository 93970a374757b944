import { WireFault } from './fault.ts';

/** What every signature and seal is bound to besides its content: `path` is relative to the API base, without query, exactly as routed; `sequence` is 13 digits. */
export interface CallLine {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly sequence: string;
}

/** Returns a path that has one spelling only: throws WireFault `path` for `%`, empty or dot segments, and characters outside `A-Z a-z 0-9 - . _ ~ /`. */
export function checkPath(path: string): string {
  if (!PATH.test(path)) throw new WireFault('path');
  return path;
}

/** Text that binds a sealed message to its call and direction. */
export function associatedText(direction: 'c2s' | 's2c', line: CallLine): string {
  return `TW1-AES-256-GCM\n${direction}\n${line.method}\n${checkPath(line.path)}\n${line.token}\n${line.sequence}`;
}

const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9\-._~]+)+\/?$/;
