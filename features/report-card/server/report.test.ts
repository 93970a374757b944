import { expect, test } from 'vitest';
import { median } from '#core/statistics/estimates.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { leastGroup, toldSteps } from '#features/report-card/shared/report.ts';
import { asActor, asGuest, createDemoServices } from '#server/testing.ts';
import { countReport, readReport } from './read-report.ts';
import { printReport } from './report-file.ts';
import { spellStore } from './spell-store.ts';

const services = await createDemoServices();
const tenantId = 't-yunting';
const report = await asGuest(services, { tenantId }, (scope) => countReport(scope, 2026));

function listed(programme: string, state: string) {
  const query = { filter: { programme, state }, sort: 'leftAt', descending: true, limit: 500, offset: 0 };
  return asActor(services, { tenantId, actor: { id: 'somebody' }, side: 'office' }, (scope) =>
    spellStore.list(scope, query),
  );
}

test('each figure of the demo year is that of the list behind it, and small groups are not told', async () => {
  expect(report.programmes.length).toBeGreaterThan(1);
  let told = 0;
  for (const { code, path } of programmes)
    for (const state of toldSteps.filter((each) => path.includes(each))) {
      const figure = report.programmes.find((each) => each.code === code)?.steps.find((each) => each.state === state);
      if (!figure) continue;
      const { rows } = await listed(code, state);
      const days = rows.filter(({ year }) => year === 2026).map((row) => Number(row.days));
      if (days.length > 0 && days.length < leastGroup) {
        expect(figure).toMatchObject({ count: null, median: null, slowest: null });
        continue;
      }
      expect(figure.count).toBe(days.length);
      if (days.length === 0) continue;
      told += 1;
      // It is rounded to a tenth.
      expect(Math.abs(figure.median! - median(days)!)).toBeLessThan(0.051);
      expect(figure.slowest).toBeGreaterThanOrEqual(figure.median!);
    }
  expect(told).toBeGreaterThan(0);
});

test('page and files say the same, and a tenant sees its own figures only', async () => {
  const asked = <T>(work: Parameters<typeof asGuest<T>>[2], tenant = tenantId) =>
    asGuest(services, { tenantId: tenant }, work);
  const page = await asked((scope) => readReport(scope, { year: 2026 }));
  const json = await asked((scope) => printReport(scope, { year: 2026, format: 'json' }));
  expect(JSON.parse(String(json.content))).toEqual(page);
  const csv = String((await asked((scope) => printReport(scope, { year: 2026, format: 'csv' }))).content);
  const first = page.programmes[0]!;
  const step = first.steps.find(({ count }) => count !== null && count > 0)!;
  expect(csv).toContain(
    `2026,${first.code},${first.name.CN},${step.name.CN},${step.count},${step.median},${step.slowest}`,
  );
  expect(page.years).toContain(2025);
  const other = await asked((scope) => countReport(scope, 2026), 't-fengqi');
  expect(other.programmes).not.toEqual(page.programmes);
});
