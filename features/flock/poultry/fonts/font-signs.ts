/** Letters of every language in Latin script, with what stands between them. */
export function latinSigns(): string {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x300, 0x323],
    [0x1e00, 0x1eff],
    [0x2010, 0x2044],
    [0x20ab, 0x20ac],
    [0x2122, 0x2122],
    [0x2202, 0x2265],
  ] as const;
  return ranges.map(([from, to]) => signs(from, to)).join('');
}

/** The characters of everyday Chinese (GB 2312: 6,763 of them, and its punctuation), with plain Latin letters. */
export function commonHan(): string {
  const decoder = new TextDecoder('gbk');
  let text = signs(0x20, 0x7e) + signs(0xa0, 0xff) + signs(0x2010, 0x2044);
  for (let row = 0xa1; row <= 0xf7; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) text += decoder.decode(new Uint8Array([row, cell]));
  return text.replaceAll('\ufffd', '').replace(/[\ue000-\uf8ff]/g, '');
}

function signs(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
