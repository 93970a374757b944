/** The file name of a content-disposition, `filename*` first; safe to save under, `undefined` when it names none. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  return safe(extendedName(disposition)) ?? safe(plainName(disposition));
}

/** RFC 8187: charset, language, percent-encoded value. */
function extendedName(disposition: string): string | undefined {
  const value = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function plainName(disposition: string): string | undefined {
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  return quoted?.replace(/\\(.)/g, '$1') ?? /;\s*filename\s*=\s*([^;"\s]+)/i.exec(disposition)?.[1];
}

/** No folders, no control or direction characters, no leading dots. */
function safe(name: string | undefined): string | undefined {
  const cleaned = name
    ?.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/g, '')
    .replace(/^[.\s]+/, '');
  return cleaned || undefined;
}
