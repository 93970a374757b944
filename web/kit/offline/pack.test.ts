import { expect, test } from 'vitest';
import { joinPack, type PackedFile, readPack } from './pack.ts';

const file = (url: string, size: number): PackedFile => ({
  url,
  type: 'text/javascript',
  bytes: Uint8Array.from({ length: size }, (_, at) => (at * 7 + size) % 256),
});
const files = [file('assets/a.js', 70_000), file('assets/空.js', 0), file('assets/b.css', 3)];

/** What a network delivers: the bytes in parts of a size. */
function arriving(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
      stream.close();
    },
  });
}

test.each([1_000_000, 4096, 3])(
  'a pack that arrives in parts of %i bytes gives its files back and tells how far it is',
  async (size) => {
    const pack = joinPack(files);
    const told: [number, number][] = [];
    expect(await readPack(arriving(pack, size), (...far) => told.push(far))).toEqual(files);
    expect(told.at(-1)).toEqual([pack.length, pack.length]);
    expect(told.every(([done, total], at) => total === pack.length && done > (told[at - 1]?.[0] ?? 0))).toBe(true);
  },
);

test('a pack that breaks off is not taken for a whole one', async () => {
  const pack = joinPack(files);
  await expect(readPack(arriving(pack.slice(0, 60_000), 4096), () => {})).rejects.toThrow('not whole');
  await expect(readPack(arriving(pack.slice(0, 2), 4096), () => {})).rejects.toThrow('not whole');
});
