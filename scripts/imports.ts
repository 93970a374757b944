import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
/** Every file of the project's own, as a path below the root. */
export const files = ['core', 'features', 'server', 'web', 'e2e', 'scripts', 'bench'].flatMap(listFiles);
export const sources = files.filter((file) => /\.tsx?$/.test(file));
export const imports = sources.flatMap(readImports);

/** One import of a module by another, both as paths below the root. */
export type Import = { from: string; to: string; isTypeOnly: boolean };

function readImports(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const pattern =
    /^\s*(?:import|export)(?<type> type)?\s(?:[^'";]*?from )?'(?<path>[^']+)'|\bimport\('(?<lazy>[^']+)'\)/gm;
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const path = groups.path ?? groups.lazy ?? '';
    const to = path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? join(dirname(from), path) : undefined;
    if (to === undefined || /\?|^virtual:/.test(to)) return [];
    // A lazy import runs when both files are loaded: it cannot close a circle.
    return [{ from, to, isTypeOnly: groups.type !== undefined || groups.lazy !== undefined }];
  });
}

/** Tests, and what only tests use. */
export function isTest(file: string): boolean {
  return /(\.test\.tsx?|\/testing\.ts|^server\/(database\/)?test|^server\/testing\/)/.test(file);
}

function listFiles(folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
