import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { inspectVideo } from './inspect-video.ts';

const directory = mkdtempSync(join(tmpdir(), 'wutong-film-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const scale = 1000;
const ftyp = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isommp41'));
const mvhd = (seconds: number) => box('mvhd', u32(0, 0, 0, scale, seconds * scale), Buffer.alloc(80));
const track = ({ header, samples }: { header: number; samples: number }) =>
  box(
    'trak',
    box('tkhd', u32(0, 0, 0, 1, 0, header * scale), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, scale, header * scale), Buffer.alloc(4)),
      box('minf', box('stbl', box('stts', u32(0, 1, samples, scale)))),
    ),
  );
const fragment = (seconds: number) =>
  box('moof', box('mfhd', u32(0, 1)), box('traf', box('tfhd', u32(0x8, 1, scale)), box('trun', u32(0, seconds))));
const mdat = box('mdat', Buffer.alloc(64));

let count = 0;
function film(...boxes: Buffer[]): string {
  count += 1;
  const path = join(directory, `${count}.mp4`);
  writeFileSync(path, Buffer.concat(boxes));
  return path;
}

const lengths = (path: string) =>
  inspectVideo(path, { maxSeconds: 60 }).then(
    ({ seconds }) => seconds,
    (error: { key: string }) => error.key,
  );

test.each([
  ['sixty seconds', [ftyp, box('moov', mvhd(60), track({ header: 60, samples: 60 })), mdat], 60],
  ['a header that says 61', [ftyp, box('moov', mvhd(61), track({ header: 10, samples: 10 })), mdat], 'FILE_TOO_LONG'],
  ['a track that says 61', [ftyp, box('moov', mvhd(10), track({ header: 61, samples: 10 })), mdat], 'FILE_TOO_LONG'],
  [
    '61 seconds whose headers say 10',
    [ftyp, box('moov', mvhd(10), track({ header: 10, samples: 61 })), mdat],
    'FILE_TOO_LONG',
  ],
  [
    '61 seconds in fragments whose headers say 10',
    [ftyp, box('moov', mvhd(10), track({ header: 10, samples: 0 })), fragment(31), mdat, fragment(30), mdat],
    'FILE_TOO_LONG',
  ],
  ['a film without header', [ftyp, mdat], 'FILE_BROKEN'],
  ['a film without a track', [ftyp, box('moov', mvhd(10)), mdat], 'FILE_BROKEN'],
  [
    'a film that is cut off',
    [ftyp, box('moov', mvhd(10), track({ header: 10, samples: 10 })).subarray(0, 90)],
    'FILE_BROKEN',
  ],
])('%s', async (_, boxes, told) => {
  expect(await lengths(film(...boxes))).toBe(told);
});

test('a renamed file is no film, a film is taken as it came', async () => {
  const rule = { types: ['video/mp4'], maxMB: 100, maxSeconds: 60, visibility: 'private', side: 'portal' } as const;
  const inspect = (path: string) => inspectFile({ path, type: 'video/mp4', rule, maxBytes: 10_000_000 });
  const renamed = film(Buffer.from('%PDF-1.4\n%%EOF\n'));
  await expect(inspect(renamed)).rejects.toMatchObject({ key: 'FILE_TYPE' });
  const whole = film(ftyp, box('moov', mvhd(12), track({ header: 12, samples: 12 })), mdat);
  expect(await inspect(whole)).toMatchObject({ type: 'video/mp4', content: null, facts: { seconds: 12 } });
});
