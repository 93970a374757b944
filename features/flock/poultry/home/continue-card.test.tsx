import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type Locale, locales } from '#core/texts/text.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { testFarm, testReport } from '#features/flock/shared/scoring/testing.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { ContinueCard } from './continue-card.tsx';

const shells = {} as Record<Locale, typeof import('#features/flock/texts/shell/CN.ts').CN>;

beforeAll(async () => {
  for (const locale of locales) {
    shells[locale] = (await import(`../../texts/shell/${locale}.ts`))[locale];
  }
});

test.each(locales)('after the last section home leads to the result in %s and no longer says to continue', (locale) => {
  useSession.setState({ locale });
  addWordings('shell:', shells[locale]);
  const { home } = shells[locale];
  const draw = (report: Report) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ContinueCard reports={[{ farm: testFarm({}), report }]} />
      </MemoryRouter>,
    );
  const scored: Report['sections'] = Object.fromEntries(sectionKeys.map((key) => [key, 'complete' as const]));
  const done = draw(testReport({ state: 'open', sections: scored }));
  expect(done).toContain(home.toResult);
  expect(done).toMatch(/href="\/reports\//);
  for (const words of [home.continue, home.chooseSection, home.goOnOpen]) expect(done).not.toContain(`>${words}<`);
  const { nh3: _, ...rest } = scored;
  const going = draw(testReport({ state: 'open', sections: rest }));
  expect(going).toContain(home.continue);
});
