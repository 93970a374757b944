import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { feet, testFarm, testReport } from '#features/flock/shared/scoring/testing.ts';
import { readReportZip, reportZip } from './report-zip.ts';

const farm = testFarm();
const photo = (id: string, over = {}) => ({ id, of: 'fpd:foot-000001', name: 'a.jpg', size: 4, fileId: null, ...over });
const report = testReport({
  fpd: feet([2]),
  photos: [
    photo('photo-0001', { fileId: 'file-1' }),
    photo('photo-0002', { balanceOf: 'photo-0001' }),
    photo('photo-0003'),
  ],
});
const picture = (id: string, type = 'image/jpeg') => ({ id, type, bytes: Uint8Array.from([255, 216, 1, 2]) });

test('a report with its photos comes back from its ZIP; a photo without its picture is counted, a foreign one dropped', () => {
  const pictures = [picture('photo-0001'), picture('photo-0002', 'image/webp')];
  const zip = reportZip(report, farm, [...pictures, picture('photo-0009')]);
  const back = readReportZip(zip);
  expect(back.pictures).toEqual(pictures);
  expect(back.data).toMatchObject({ kind: 'read', photosLeftOut: 1, farm, report: { fpd: report.fpd } });
  // Stored nowhere yet, as far as this device knows.
  expect(back.data.kind === 'read' && back.data.report.photos).toEqual([
    photo('photo-0001'),
    photo('photo-0002', { balanceOf: 'photo-0001' }),
  ]);
});

test('what is no ZIP of a report is refused', () => {
  expect(readReportZip(strToU8('PK and more')).data.kind).toBe('foreign');
  expect(readReportZip(zipSync({ 'photos/photo-0001.jpg': strToU8('x') })).data.kind).toBe('foreign');
  expect(readReportZip(zipSync({ 'report.json': strToU8('{"format":"other"}') })).data.kind).toBe('foreign');
  const broken = zipSync({
    'report.json': strToU8('{"format":"flockscore-report","version":2,"farm":{},"report":{}}'),
  });
  expect(readReportZip(broken).data.kind).toBe('broken');
});
