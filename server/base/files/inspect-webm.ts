import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '#core/errors.ts';
import type { PurposeRule } from '#core/purposes.ts';
import { checkLength } from './inspect-video.ts';

/** What is looked into of a WebM file (EBML); everything else is passed over. */
const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
const opened: readonly number[] = [ids.segment, ids.info, ids.cluster, ids.group];
/** A recorder that writes as it goes leaves these without a size. */
const mayBeEndless: readonly number[] = [ids.segment, ids.cluster];

/**
 * Reads how long a WebM film runs: the longer of what its header says and of its last picture or sound. Throws
 * FILE_BROKEN for one that is cut off or without tracks, FILE_TOO_LONG for one longer than the rule allows.
 */
export async function inspectWebm(
  path: string,
  { maxSeconds }: Pick<PurposeRule, 'maxSeconds'>,
): Promise<{ seconds: number }> {
  const file = await open(path, 'r');
  try {
    return checkLength(await readLength(new Window(file, (await file.stat()).size)), maxSeconds);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('FILE_BROKEN', { cause: error.message });
    throw error;
  } finally {
    await file.close();
  }
}

async function readLength(bytes: Window): Promise<number> {
  let [scale, declared, cluster, last] = [1_000_000, 0, 0, -1];
  let hasTracks = false;
  for (let at = 0; at < bytes.size; ) {
    const { id, head, size } = await readElement(bytes, at);
    const data = at + head;
    if (at === 0 && id !== ids.ebml) throw new RangeError('no EBML head');
    if (size === undefined && !mayBeEndless.includes(id)) throw new RangeError('an element without an end');
    if (size !== undefined && data + size > bytes.size) throw new RangeError('an element goes beyond the end');
    if (id === ids.scale) scale = await readNumber(bytes, data, size!);
    if (id === ids.duration) declared = await readFloat(bytes, data, size!);
    if (id === ids.tracks) hasTracks = true;
    if (id === ids.time) cluster = await readNumber(bytes, data, size!);
    if (id === ids.block || id === ids.simpleBlock) {
      const start = await bytes.read(data, Math.min(11, size!));
      last = Math.max(last, cluster + start.readInt16BE(vintLength(start[0]!)));
    }
    at = data + (opened.includes(id) ? 0 : size!);
  }
  if (!hasTracks || last < 0) throw new RangeError('no tracks');
  const seconds = (Math.max(declared, last) * scale) / 1e9;
  if (!(seconds > 0 && seconds < 1e6)) throw new RangeError('no length');
  return seconds;
}

/** An element: its id, bytes of its head, bytes of what it holds, undefined where it says none. */
async function readElement(bytes: Window, at: number) {
  const head = await bytes.read(at, Math.min(12, bytes.size - at));
  const idLength = vintLength(head[0]!);
  if (idLength > 4 || head.length <= idLength) throw new RangeError('no element');
  const length = vintLength(head[idLength]!);
  if (head.length < idLength + length) throw new RangeError('an element is cut off');
  let size = head[idLength]! & (0xff >> length);
  let isEndless = size === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = head[idLength + index]!;
    size = size * 256 + byte;
    isEndless &&= byte === 0xff;
  }
  if (!isEndless && !Number.isSafeInteger(size)) throw new RangeError('an element without a size');
  return { id: head.readUIntBE(0, idLength), head: idLength + length, size: isEndless ? undefined : size };
}

/** Bytes of a number that says its own length. */
function vintLength(first: number): number {
  if (first === 0) throw new RangeError('no number');
  return Math.clz32(first) - 23;
}

async function readNumber(bytes: Window, at: number, size: number): Promise<number> {
  if (size < 1 || size > 8) throw new RangeError('no number');
  return (await bytes.read(at, size)).reduce((value, byte) => value * 256 + byte, 0);
}

async function readFloat(bytes: Window, at: number, size: number): Promise<number> {
  if (size !== 4 && size !== 8) throw new RangeError('no number');
  const data = await bytes.read(at, size);
  const value = size === 4 ? data.readFloatBE(0) : data.readDoubleBE(0);
  return Number.isFinite(value) ? value : 0;
}

const windowBytes = 256 * 1024;

/** Reads a file a quarter of a megabyte at a time, however small the pieces that are asked for. */
class Window {
  readonly size: number;
  readonly #file: FileHandle;
  #held = Buffer.alloc(0);
  #from = 0;

  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  /** `length` bytes from `at`; throws a RangeError beyond the end. */
  async read(at: number, length: number): Promise<Buffer> {
    if (at < this.#from || at + length > this.#from + this.#held.length) {
      const whole = Buffer.alloc(Math.min(windowBytes, this.size - at));
      const { bytesRead } = await this.#file.read(whole, 0, whole.length, at);
      this.#held = whole.subarray(0, bytesRead);
      this.#from = at;
    }
    if (at + length > this.#from + this.#held.length) throw new RangeError('beyond the end');
    return this.#held.subarray(at - this.#from, at - this.#from + length);
  }
}
