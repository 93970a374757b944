/** Digits and letters that nobody takes for another: neither 0 and O nor 1 and I. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters after the prefix. */
export const codeLength = 8;

/** Wrong codes in a row, and for how many minutes they stop an account. */
export const wrongTries = { most: 5, minutes: 15 } as const;

/** Most codes of a batch, and most people who may use one of them. */
export const batchLimits = { codes: 2000, uses: 5000 } as const;

/** A code as it is kept, `JDG7K2MQX49`, as people read it: `JDG-7K2M-QX49`. */
export function writeCode(plain: string): string {
  return plain.replace(/^(.{3})(.{4})(.{4})$/, '$1-$2-$3');
}

/** What somebody typed as codes are kept, with or without strokes and spaces; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\-–—_.·]/g, '')
    .toUpperCase();
  return shape.test(plain) ? plain : undefined;
}

const shape = new RegExp(`^[A-Z]{3}[${codeAlphabet}]{${codeLength}}$`);
