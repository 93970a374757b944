interface MediaEntry {
  readonly kind: 'image' | 'pdf' | 'video' | 'captions';
  /** Lower-case endings of file names, without the point; the first is the usual one. */
  readonly extensions: readonly string[];
}

/** Every type of file the product takes. */
export const mediaTypes = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'application/pdf': { kind: 'pdf', extensions: ['pdf'] },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
  'video/webm': { kind: 'video', extensions: ['webm'] },
  'text/vtt': { kind: 'captions', extensions: ['vtt'] },
} as const satisfies Record<string, MediaEntry>;

export type MediaType = keyof typeof mediaTypes;

/** Largest size of a kind in MB (1,048,576 bytes), whatever a form allows. */
export const kindLimits = { image: 10, pdf: 50, video: 200, captions: 1 } as const;

export function isMediaType(type: string): type is MediaType {
  return Object.hasOwn(mediaTypes, type);
}

/** Whether a file name ends as its type demands. */
export function hasExtensionOf(name: string, type: MediaType): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && (mediaTypes[type].extensions as readonly string[]).includes(extension);
}
