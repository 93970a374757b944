import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import {
  droppings,
  feet,
  idOf,
  plumages,
  readings,
  spots,
  testFarm,
  testHead,
  testReport,
  walked,
} from '#features/flock/shared/scoring/testing.ts';
import { readFarm, readReport } from './read-documents.ts';
import { readReportJson, reportJson, scoreColumns, scoreRows, scoresCsv } from './report-data.ts';
import { farmEntriesOf, reportEntriesOf } from './write-documents.ts';

const at = '2026-11-20T06:31:00.000Z';
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((each) => each.trim() !== '' && each.length <= 60);
const score = (max: number) => fc.option(fc.nat(max), { nil: null });
const remarks = (kind: string) =>
  fc.array(text, { maxLength: 3 }).map((texts) => texts.map((each, i) => ({ id: idOf(kind, i), text: each, at })));

const anyReport: fc.Arbitrary<Report> = fc
  .record({
    name: text,
    head: fc.constantFrom(
      testHead(),
      testHead({ houseId: null, ageDays: null, scales: { ...firstScaleSet, cecTextureMax: 3 } }),
    ),
    litter: fc.array(score(5), { maxLength: 20 }).map((scores) => spots(scores, { cake: 'ring', where: 'wall' })),
    intestinal: fc
      .array(fc.tuple(score(6), score(3)), { maxLength: 20 })
      .map((pairs) => droppings(pairs, { seen: ['worm'] })),
    cecal: fc.array(fc.tuple(score(3), score(2)), { maxLength: 20 }).map((pairs) => droppings(pairs)),
    fpd: fc.array(score(4), { maxLength: 20 }).map((scores) => feet(scores, { left: 1, hasHockBurn: true })),
    feather: fc.array(score(3), { maxLength: 20 }).map((scores) => plumages(scores)),
    nh3: fc
      .array(
        fc.double({ min: 0, max: 500, noNaN: true }).map((ppm) => ppm + 0),
        { maxLength: 8 },
      )
      .map((ppm) => readings(ppm)),
    comments: remarks('comm'),
    questions: remarks('ques').map((all) => all.map((each) => ({ ...each, answer: 'Yes.', answeredAt: at }))),
    note: fc.string({ unit: 'grapheme', maxLength: 60 }),
    walk: fc
      .array(fc.tuple(fc.nat(3), fc.nat(9)), { maxLength: 12 })
      .map((birds) => birds.map(([score, area], i) => walked([score], area + 1, i + 1)[0]!)),
    // With the dozen above no more than a walk may have.
    tally: fc.option(fc.record({ counts: fc.tuple(fc.nat(47), fc.nat(47), fc.nat(47), fc.nat(47)) }), { nil: null }),
    sections: fc.record({ litter: fc.constantFrom('open', 'skipped', 'abandoned') }, { requiredKeys: [] }),
    signs: fc.record({ offFeed: fc.boolean(), sickBirds: fc.boolean(), deaths: fc.boolean() }),
  })
  .map((over) => testReport({ ...over, state: 'finished', finishedAt: at } as Partial<Report>));

const farm = testFarm({
  genetics: 'Ross 308',
  limits: { nh3: { good: 8, act: 15 } },
  houses: [{ id: 'house-000003', name: '3', placedOn: '2026-10-27', birds: 19_200, floor: 'litter', isSick: false }],
  events: [{ id: 'event-0001', houseId: 'house-000003', on: '2026-11-14', kind: 'feed', text: '饲料' }],
});

test('a report written as JSON and read back is the same report, and so is its farm', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      expect(readReportJson(reportJson(report, farm))).toEqual({ kind: 'read', farm, report, photosLeftOut: 0 });
    }),
  );
});

test('the entries of a report and a farm make them again', () => {
  const photo = { id: 'photo-0001', of: 'note', name: 'a.jpg', size: 5, fileId: null };
  const report = testReport({
    photos: [photo],
    flags: [{ id: 'flag-00001', trigger: 'blood', of: '', at, done: 'called' }],
  });
  const values = (entries: readonly { key: string; value: unknown }[]) =>
    new Map(entries.map(({ key, value }) => [key, value]));
  expect(readReport(report.id, values(reportEntriesOf(report)))).toEqual(report);
  expect(readFarm(farm.id, values(farmEntriesOf(farm)))).toEqual(farm);
});

describe('a file that is not taken', () => {
  const good = () => JSON.parse(reportJson(testReport({ fpd: feet([1]), sections: { fpd: 'complete' } }), farm));
  const read = (change: (file: ReturnType<typeof good>) => void) => {
    const file = good();
    change(file);
    return readReportJson(JSON.stringify(file));
  };
  const bird = 'fpd:foot-000001';

  test('says why', () => {
    expect(readReportJson('{"format":').kind).toBe('notJson');
    expect(readReportJson('[]').kind).toBe('foreign');
    expect(readReportJson('{"format":"other","version":1}').kind).toBe('foreign');
    expect(
      read((file) => {
        file.version = 3;
      }).kind,
    ).toBe('newer');
    expect(readReportJson(' '.repeat(5 * 1024 * 1024 + 1)).kind).toBe('tooLarge');
    expect(
      read((file) => {
        delete file.report.entries.head;
      }),
    ).toEqual({ kind: 'broken', what: 'head', why: 'empty' });
    expect(
      read((file) => {
        file.report.id = '../x';
      }),
    ).toEqual({ kind: 'broken', what: 'report', why: 'wrongShape' });
    expect(
      read((file) => {
        file.report.entries[bird].score = 5;
      }),
    ).toEqual({ kind: 'broken', what: bird, why: 'scoreOutside' });
    expect(
      read((file) => {
        file.report.entries['fpd:foot-000002'] = file.report.entries[bird];
      }),
    ).toMatchObject({ why: 'numberTaken' });
    expect(
      read((file) => {
        delete file.report.entries[bird];
      }),
    ).toEqual({ kind: 'broken', what: 'section:fpd', why: 'nothingScored' });
    expect(
      read((file) => {
        file.farm.entries.owner = 'me';
      }),
    ).toEqual({ kind: 'broken', what: 'owner', why: 'unknownKey' });
  });

  test('photos are left out and counted, second readings are left out', () => {
    const photos = [{ id: 'photo-0001', of: 'note', name: 'a.jpg', size: 5, fileId: null }];
    const readings = [{ id: 'share-00001', name: 'Dr. Hale', at, items: [] }];
    const back = readReportJson(reportJson(testReport({ photos, readings }), farm));
    expect(back).toMatchObject({ kind: 'read', photosLeftOut: 1, report: { photos: [], readings: [] } });
  });

  test('nothing of a stranger’s making breaks it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (entries, more) => {
        const file = { format: 'flockscore-report', version: 1, farm: { id: 'farm-0001', entries }, report: more };
        expect(['broken', 'read']).toContain(readReportJson(JSON.stringify(file)).kind);
      }),
    );
  });
});

describe('scores as CSV', () => {
  const report = testReport({
    name: '=1+1',
    sections: { intestinal: 'complete' },
    intestinal: [
      ...droppings([[2, 1]], { place: 4, seen: ['mucus', 'foam'] }),
      ...droppings([[null, null]], { id: 'drop-2', no: 2, isSkipped: true }),
    ],
    nh3: readings([22.5], { areFansOn: false }),
  });

  test('has a row for every score, with the version of its scale', () => {
    const rows = scoreRows(report, farm).map(({ scale, no, score, area, ppm, ticks, skipped, scale_version }) => [
      scale,
      no,
      score,
      area,
      ppm,
      ticks,
      skipped,
      scale_version,
    ]);
    expect(rows).toEqual([
      ['int_colour', 1, 2, 4, null, 'mucus foam', 0, 1],
      ['int_texture', 1, 1, 4, null, 'mucus foam', 0, 1],
      ['int_colour', 2, null, null, null, '', 1, 1],
      ['int_texture', 2, null, null, null, '', 1, 1],
      ['nh3', 1, 0, null, 22.5, 'fans_off', 0, 1],
    ]);
  });

  test('is safe to open in a spreadsheet', () => {
    const [head, first] = scoresCsv([{ report, farm }]).split('\r\n');
    expect(head).toBe(`\uFEFF${scoreColumns.join(',')}`);
    expect(first).toContain(",'=1+1,Birch Farm,");
  });
});
