import { expect, test } from 'vitest';
import { CaptionsError, parseCaptions } from './captions.ts';

test('captions come with their seconds, without marks, notes and names', () => {
  const file = [
    '\uFEFFWEBVTT - of a lesson',
    'Language: zh',
    '',
    'NOTE a remark',
    '',
    'first',
    '00:01.000 --> 00:04.500 align:start',
    '<v 沈听荷>先看<b>时间线</b> &amp; 日期',
    '第二行',
    '',
    '01:02:03.004 --> 01:02:05.000',
    'Later',
  ];
  const told = [
    { from: 1, to: 4.5, text: '先看时间线 & 日期\n第二行' },
    { from: 3723.004, to: 3725, text: 'Later' },
  ];
  expect(parseCaptions(file.join('\n'))).toEqual(told);
  expect(parseCaptions(file.join('\r\n'))).toEqual(told);
});

test.each([
  ['no head', '1\n00:01.000 --> 00:02.000\nA', 1],
  ['a comma for a point', 'WEBVTT\n\n00:01,000 --> 00:02,000\nA', 3],
  ['no times', 'WEBVTT\n\nname\nA', 4],
  ['an end before its beginning', 'WEBVTT\n\n00:03.000 --> 00:02.000\nA', 3],
  ['time that runs back', 'WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\nB', 6],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', 3],
  ['two captions without a line between', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB', 3],
  ['sixty seconds', 'WEBVTT\n\n00:60.000 --> 01:02.000\nA', 3],
  ['no captions', 'WEBVTT\n', 2],
  ['nothing', '', 1],
])('%s is told with its line', (_, file, line) => {
  try {
    parseCaptions(file);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(CaptionsError);
    expect((error as CaptionsError).line).toBe(line);
  }
});
