import { type FileHandle, open } from 'node:fs/promises';
import { Refusal } from '#core/errors.ts';
import type { PurposeRule } from '#core/purposes.ts';
import { childrenOf, dataOf, readBox } from './video-boxes.ts';
import { fragmentUnits, trackUnits } from './video-length.ts';

/** Boxes of a header that are read whole; films of an hour stay far below it. */
const mostHeader = 32 * 1024 * 1024;

/**
 * Reads how long an MP4 film runs. What its header says is not believed: of header, tracks, samples and fragments the
 * longest counts. Throws FILE_BROKEN for one without pictures or header, FILE_TOO_LONG for one longer than the rule allows.
 */
export async function inspectVideo(
  path: string,
  { maxSeconds }: Pick<PurposeRule, 'maxSeconds'>,
): Promise<{ seconds: number }> {
  return checkLength(await readLength(path), maxSeconds);
}

/** The length as it is noted; throws FILE_TOO_LONG. */
export function checkLength(seconds: number, maxSeconds: number | undefined): { seconds: number } {
  if (maxSeconds !== undefined && seconds > maxSeconds)
    throw new Refusal('FILE_TOO_LONG', { params: { seconds: Math.ceil(seconds), max: maxSeconds } });
  return { seconds: Math.round(seconds * 100) / 100 };
}

/** Seconds of a film to its end. */
export async function readLength(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { header, fragments } = await readTop(file, size);
    if (!header) throw broken('no moov box');
    return lengthOf(header, fragments);
  } catch (error) {
    if (error instanceof RangeError) throw broken(error.message);
    throw error;
  } finally {
    await file.close();
  }
}

async function readTop(file: FileHandle, size: number) {
  let header: Buffer | undefined;
  const fragments: Buffer[] = [];
  let held = 0;
  for (let at = 0; at < size; ) {
    const head = Buffer.alloc(16);
    const { bytesRead } = await file.read(head, 0, 16, at);
    const box = readBox(head.subarray(0, bytesRead), 0, size - at);
    if (box.size > size - at) throw broken('a box goes beyond the end');
    if (box.type === 'moov' || box.type === 'moof') {
      held += box.size;
      if (held > mostHeader) throw broken('its header is too large');
      const whole = Buffer.alloc(box.size);
      await file.read(whole, 0, box.size, at);
      if (box.type === 'moof') fragments.push(whole);
      else if (header) throw broken('two moov boxes');
      else header = whole;
    }
    at += box.size;
  }
  return { header, fragments };
}

function lengthOf(moov: Buffer, fragments: readonly Buffer[]): number {
  const parts = childrenOf(moov);
  const mvhd = parts.find(({ type }) => type === 'mvhd');
  if (!mvhd) throw broken('no mvhd box');
  const movie = durationIn(dataOf(mvhd));
  const tracks = parts.filter(({ type }) => type === 'trak').map((track) => trackUnits(track));
  if (tracks.length === 0) throw broken('no track');
  const defaults = parts.filter(({ type }) => type === 'mvex').flatMap(childrenOf);
  const lengths = tracks.map((track) => {
    const moving = fragmentUnits(fragments, track.id, defaults);
    return Math.max(track.declared, track.sampled + moving) / track.scale;
  });
  return Math.max(movie, ...lengths);
}

/** Seconds by a header box of a film. */
function durationIn(box: Buffer): number {
  const isLong = box.readUInt8(0) === 1;
  const scale = box.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16);
  // All ones: nobody knows, as of a film that is still being written.
  const isUnknown = isLong ? units >= 2 ** 64 - 1 : units === 0xffff_ffff;
  return isUnknown || scale === 0 ? 0 : units / scale;
}

function broken(cause: string): Refusal {
  return new Refusal('FILE_BROKEN', { cause });
}
