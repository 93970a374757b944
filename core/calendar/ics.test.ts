import { expect, test } from 'vitest';
import { calendarFile, foldLine } from './ics.ts';

const event = {
  uid: 'a1@wutong',
  startAt: new Date('2026-11-25T14:00:00+08:00'),
  endAt: new Date('2026-11-25T16:30:00+08:00'),
  title: '凤凰计划申报辅导会：常见退回原因逐条讲；带上草稿，会后当场看，八张桌子一对一，名额一百八十个',
  place: '人才大厦三层报告厅, 同步线上; 68 号',
  note: '第一行\n第二行',
  url: 'https://wutong.example/activity/a1',
  changedAt: new Date('2026-11-20T02:00:00Z'),
  isCancelled: false,
};

test('no line is longer than 75 octets, also in Chinese, and unfolding gives the text back', () => {
  const file = calendarFile([event], '我的活动');
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${event.title}`);
  expect(foldLine('😀'.repeat(40)).replaceAll('\r\n ', '')).toBe('😀'.repeat(40));
});

test('times are UTC and signs with a meaning are escaped', () => {
  const unfolded = calendarFile([event], '我的活动').replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20261125T060000Z\r\nDTEND:20261125T083000Z');
  expect(unfolded).toContain('LOCATION:人才大厦三层报告厅\\, 同步线上\\; 68 号');
  expect(unfolded).toContain('DESCRIPTION:第一行\\n第二行');
});
