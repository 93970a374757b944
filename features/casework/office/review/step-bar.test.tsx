import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Case } from './case-model.ts';
import { StepBar } from './step-bar.tsx';

beforeEach(() => useSession.setState({ locale: 'CN' }));

const draw = (part: object) =>
  renderToStaticMarkup(
    <StepBar programme={talentApply} found={{ dueAt: null, askedFrom: null, ...part } as unknown as Case} />,
  );
const event = (state: string, day: number) => ({ state, at: `2026-11-${day}T02:00:00.000Z` });
/** Titles of the steps that are done, and of the present one. */
const steps = (html: string) =>
  [...html.matchAll(/<li[^>]*data-step="(\w+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(([, state, title]) => [
    state,
    title,
  ]);

test('a returned case keeps its accepted step with its day, and stands where it was returned from', () => {
  const accepted = [event('ACCEPTING', 10), event('REVIEW', 11)];
  const before = draw({ state: 'REVIEW', events: accepted });
  const returned = draw({ state: 'SUPPLEMENT', askedFrom: 'REVIEW', events: [...accepted, event('SUPPLEMENT', 12)] });
  expect(steps(before).some(([state]) => state === 'done')).toBe(true);
  expect(returned).toBe(before);
  expect(returned).toContain('11-11');
});

test('发证生效后各步都办完，最后一步写发证那天，不把有效期止日当作办理期限', () => {
  const events = [event('ACCEPTING', 10), event('REVIEW', 11), event('APPROVED', 18), event('EFFECTIVE', 20)];
  const html = draw({ state: 'EFFECTIVE', dueAt: '2031-04-09T15:59:59.999Z', events });
  expect(steps(html).map(([state]) => state)).toEqual(talentApply.stages.map(() => 'done'));
  expect(steps(html).at(-1)).toEqual(['done', '发放人才卡']);
  expect(html).toContain('11-20');
  expect(html).not.toContain('应于');
});
