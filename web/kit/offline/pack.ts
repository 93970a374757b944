/** A file in a pack: where it is served, what it is, and its bytes. */
export interface PackedFile {
  readonly url: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes before the list of files, which say how long that is. */
const prefix = 4;

/**
 * Many files as one: the length of a list, the list as JSON, then the files one after the other. One request instead of
 * hundreds, and what is alike in them is compressed once.
 */
export function joinPack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(JSON.stringify(files.map(({ url, type, bytes }) => [url, type, bytes.length])));
  const pack = new Uint8Array(prefix + list.length + files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(pack.buffer).setUint32(0, list.length);
  pack.set(list, prefix);
  let at = prefix + list.length;
  for (const { bytes } of files) {
    pack.set(bytes, at);
    at += bytes.length;
  }
  return pack;
}

/** Reads a pack as it arrives; `tell` hears how many of how many bytes are there. Rejects where it ends too soon. */
export async function readPack(
  body: ReadableStream<Uint8Array>,
  tell: (done: number, total: number) => void,
): Promise<PackedFile[]> {
  let pack = new Uint8Array(1 << 16);
  let here = 0;
  let list: readonly [url: string, type: string, size: number][] | undefined;
  let start = 0;
  let total = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    pack = withRoom(pack, here + part.value.length);
    pack.set(part.value, here);
    here += part.value.length;
    list ??= listIn(pack, here);
    if (!list) continue;
    start ||= prefix + new DataView(pack.buffer).getUint32(0);
    total ||= start + list.reduce((sum, [, , size]) => sum + size, 0);
    pack = withRoom(pack, total);
    tell(here, total);
  }
  if (!list || here !== total) throw new Error('the pack is not whole');
  let at = start;
  return list.map(([url, type, size]) => {
    at += size;
    return { url, type, bytes: pack.slice(at - size, at) };
  });
}

function listIn(pack: Uint8Array<ArrayBuffer>, here: number): [string, string, number][] | undefined {
  if (here < prefix) return undefined;
  const end = prefix + new DataView(pack.buffer).getUint32(0);
  return here < end ? undefined : JSON.parse(new TextDecoder().decode(pack.subarray(prefix, end)));
}

function withRoom(pack: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  if (pack.length >= size) return pack;
  const larger = new Uint8Array(Math.max(size, pack.length * 2));
  larger.set(pack);
  return larger;
}
