import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import type { House } from '#features/flock/shared/scoring/farm.ts';
import { testFarm } from '#features/flock/shared/scoring/testing.ts';
import { CN } from '#features/flock/texts/shell/CN.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { todayHouses } from './today.ts';
import { TodayList } from './today-list.tsx';

const house = (id: string): House => ({ id, name: id, placedOn: null, birds: null, floor: 'litter', isSick: false });
const birch = testFarm({ id: 'birch', name: '白桦场', houses: [house('一舍'), house('二舍')] });
const meadow = testFarm({ id: 'meadow', name: '草甸场', houses: [house('三舍')] });

test('before the first house of another farm it is said to change clothes, and nowhere else', async () => {
  useSession.setState({ locale: 'CN' });
  for (const [path, parts] of Object.entries(catalogues))
    addWordings(`${path}:`, ((await parts.CN()) as unknown as Record<string, object>).CN!);
  addWordings('shell:', CN);
  const on = '2026-11-20';
  const houses = todayHouses([birch, meadow], [], { on, cleaned: new Map() });
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <TodayList houses={houses} on={on} />
    </MemoryRouter>,
  );
  const [before, after, ...rest] = drawn.split(CN.home.nextFarmNote);
  expect(rest).toEqual([]);
  const [first, second] =
    houses.at(0)!.farm.id === 'birch' ? [['一舍', '二舍'], ['三舍']] : [['三舍'], ['一舍', '二舍']];
  for (const name of first!) expect(before).toContain(name);
  for (const name of second!) expect(after).toContain(name);
});
