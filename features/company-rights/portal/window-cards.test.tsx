import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CN } from '#features/company-rights/texts/CN.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { WindowCard } from './window-cards.tsx';

beforeEach(() => {
  addWordings('rights:', CN, 'CN');
  vi.useFakeTimers({ now: new Date('2026-11-30T20:30:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const row = {
  type: 'apartapply',
  title: { CN: '人才公寓', EN: 'Apartment' },
  year: 2026,
  state: 'open',
  isAlwaysOpen: false,
  opensAt: '2026-10-01T00:00:00+08:00',
  closesAt: '2026-12-01T00:00:00+08:00',
  quota: { most: 30, used: 24 },
  running: 3,
  right: { granted: 5, validTo: '2027-06-30' },
  asked: null,
};

const draw = (rest: Partial<Parameters<typeof WindowCard>[0]['row']> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WindowCard row={{ ...row, ...rest }} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, '');

test('on the last day of a window a card says the hours that are left, before it the days', () => {
  expect(draw()).toContain('剩 3 小时');
  expect(draw({ closesAt: '2026-12-09T00:00:00+08:00' })).toContain('剩 8 天');
  expect(draw({ closesAt: '2026-11-30T20:30:00+08:00' })).toContain('未开放');
});

test('a card tells the quota of the programme from what is taken of the company’s own', () => {
  const drawn = draw();
  expect(drawn).toContain('名额 30，已用 24');
  expect(drawn).toContain('还能报 2 人 · 资格到 2027-06-30');
  expect(drawn).toContain('已占 3 人');
});
