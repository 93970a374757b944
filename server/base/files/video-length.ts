import { type Box, boxAt, childrenOf, dataOf } from './video-boxes.ts';

interface TrackLength {
  readonly id: number;
  /** Units a second. */
  readonly scale: number;
  /** Units as the header of the track says. */
  readonly declared: number;
  /** Units as its samples say. */
  readonly sampled: number;
}

/** How long a track says it is, and how long its samples run. Throws a RangeError for one that cannot be read. */
export function trackUnits(track: Box): TrackLength {
  const tkhd = boxAt(track, 'tkhd');
  const mdhd = boxAt(track, 'mdia', 'mdhd');
  if (!tkhd || !mdhd) throw new RangeError('a track without header');
  const head = dataOf(tkhd);
  const media = dataOf(mdhd);
  const isLong = media.readUInt8(0) === 1;
  const scale = media.readUInt32BE(isLong ? 20 : 12);
  if (scale === 0) throw new RangeError('a track without time');
  const units = isLong ? Number(media.readBigUInt64BE(24)) : media.readUInt32BE(16);
  const isUnknown = units === 0xffff_ffff || units >= 2 ** 63;
  const stts = boxAt(track, 'mdia', 'minf', 'stbl', 'stts');
  return {
    id: head.readUInt32BE(head.readUInt8(0) === 1 ? 20 : 12),
    scale,
    declared: isUnknown ? 0 : units,
    sampled: stts ? sampleUnits(dataOf(stts)) : 0,
  };
}

/** Units of the samples of a track that lie in fragments. */
export function fragmentUnits(fragments: readonly Buffer[], track: number, defaults: readonly Box[]): number {
  const usual = defaults
    .filter(({ type }) => type === 'trex')
    .map(dataOf)
    .find((trex) => trex.readUInt32BE(4) === track)
    ?.readUInt32BE(12);
  return fragments
    .flatMap((fragment) => childrenOf(fragment).filter(({ type }) => type === 'traf'))
    .reduce((sum, part) => sum + partUnits(part, track, usual ?? 0), 0);
}

function sampleUnits(stts: Buffer): number {
  const count = stts.readUInt32BE(4);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    const at = 8 + index * 8;
    sum += stts.readUInt32BE(at) * stts.readUInt32BE(at + 4);
  }
  return sum;
}

/** Which optional parts the boxes of a fragment have. */
const has = { base: 0x01, index: 0x02, duration: 0x08, offset: 0x01, first: 0x04 };
const each = { duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

function partUnits(part: Box, track: number, usual: number): number {
  const tfhd = boxAt(part, 'tfhd');
  if (!tfhd) throw new RangeError('a fragment without header');
  const head = dataOf(tfhd);
  if (head.readUInt32BE(4) !== track) return 0;
  const flags = head.readUInt32BE(0) & 0xff_ffff;
  const at = 8 + (flags & has.base ? 8 : 0) + (flags & has.index ? 4 : 0);
  const own = flags & has.duration ? head.readUInt32BE(at) : usual;
  return childrenOf(part)
    .filter(({ type }) => type === 'trun')
    .reduce((sum, run) => sum + runUnits(dataOf(run), own), 0);
}

function runUnits(run: Buffer, usual: number): number {
  const flags = run.readUInt32BE(0) & 0xff_ffff;
  const count = run.readUInt32BE(4);
  if (!(flags & each.duration)) return count * usual;
  const width = 4 * [each.duration, each.size, each.flags, each.shift].filter((flag) => flags & flag).length;
  const first = 8 + (flags & has.offset ? 4 : 0) + (flags & has.first ? 4 : 0);
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += run.readUInt32BE(first + index * width);
  return sum;
}
