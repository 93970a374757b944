/** What the directory of an archive may promise at most. */
const mostFiles = 200;
const mostBytes = 100 * 1024 * 1024;

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The documents of a ZIP, opened in the browser so that the server never unfolds one; folders and other files are left. */
export async function openArchive(archive: File): Promise<{ files: File[] } | { refused: 'big' | 'broken' }> {
  if (archive.size > mostBytes) return { refused: 'big' };
  const { unzipSync } = await import('fflate');
  let count = 0;
  let bytes = 0;
  try {
    const parts = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || !typeOf(name) || isHidden(name)) return false;
        count += 1;
        bytes += originalSize;
        if (count > mostFiles || bytes > mostBytes) throw new RangeError('too much');
        return true;
      },
    });
    const files = Object.entries(parts).map(([name, content]) => {
      const last = name.split('/').at(-1) ?? name;
      return new File([content as Uint8Array<ArrayBuffer>], last, { type: typeOf(name) ?? '' });
    });
    return { files };
  } catch (error) {
    return { refused: error instanceof RangeError ? 'big' : 'broken' };
  }
}

function typeOf(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** What systems add to archives of their own accord. */
function isHidden(name: string): boolean {
  return name.startsWith('__MACOSX/') || (name.split('/').at(-1) ?? '').startsWith('.');
}
