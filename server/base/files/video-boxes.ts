/** A box of an MP4 file: its type, its whole size and where its content begins, in bytes. */
export interface Box {
  readonly type: string;
  readonly size: number;
  readonly head: number;
  readonly bytes: Buffer;
}

/** The box at an offset; `left` bytes are there at most. Throws a RangeError for what is none. */
export function readBox(bytes: Buffer, at: number, left: number): Omit<Box, 'bytes'> {
  if (bytes.length - at < 8) throw new RangeError('a box is cut off');
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  if (short === 0) return { type, size: left, head: 8 };
  const head = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  if (size < head || !Number.isSafeInteger(size)) throw new RangeError('a box without a size');
  return { type, size, head };
}

/** The boxes inside a box, which is given whole. */
export function childrenOf(box: Buffer | Box): Box[] {
  const bytes = Buffer.isBuffer(box) ? box : box.bytes;
  const found: Box[] = [];
  for (let at = readBox(bytes, 0, bytes.length).head; at + 8 <= bytes.length; ) {
    const child = readBox(bytes, at, bytes.length - at);
    if (at + child.size > bytes.length) throw new RangeError('a box goes beyond its parent');
    found.push({ ...child, bytes: bytes.subarray(at, at + child.size) });
    at += child.size;
  }
  return found;
}

/** What a box holds, without its head. */
export function dataOf({ bytes, head }: Box): Buffer {
  return bytes.subarray(head);
}

/** The box along a path of types; undefined where there is none. */
export function boxAt(box: Box, ...path: readonly string[]): Box | undefined {
  return path.reduce<Box | undefined>((at, type) => at && childrenOf(at).find((child) => child.type === type), box);
}
