import { inflateSync } from 'node:zlib';

/** The font that a WOFF file holds, its tables unpacked once: what draws documents unpacks a table for each of its glyphs. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(from, from + packed);
    return { entry, content: packed < length ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const halves = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** halves * 16, 6);
  head.writeUInt16BE(halves, 8);
  head.writeUInt16BE((count - 2 ** halves) * 16, 10);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (const [index, { entry, content }] of tables.entries()) {
    const line = 12 + index * 16;
    woff.copy(head, line, entry, entry + 4);
    woff.copy(head, line + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, line + 8);
    head.writeUInt32BE(content.length, line + 12);
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    at += content.length + padding.length;
  }
  return Buffer.concat(parts);
}
