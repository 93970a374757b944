import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CN as form } from '#core/texts/form/CN.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { CN } from '#features/casework/texts/application/CN.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings } from '#web/kit/i18n.ts';
import type { Whole } from './programme.ts';
import { Progress } from './progress.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('window', { location: { origin: 'https://talents.example', host: 'talents.example' } });
  useSession.setState({ locale: 'CN' });
  addWordings('application:', CN, 'CN');
  addWordings('form:', form, 'CN');
});

const data = sampleOf(talentApply, '2026-11-20');
const who = { CN: '申请人', EN: 'Applicant' };
const event = (action: string, state: string, day = 10) => ({
  id: `${action}-${day}`,
  at: `2026-11-${day}T02:00:00.000Z`,
  action,
  state,
  who,
  reason: null,
});
const submitted = event('submit', 'ACCEPTING');
const receipt = (code: string) => ({
  code,
  no: 'RD202600001',
  applicant: '沈知夏',
  submittedAt: '2026-11-10T02:00:00.000Z',
  files: 3,
  bytes: 9000,
  digest: 'ab',
  helpers: [],
});
const item = (state: string, round = 1) => ({
  id: `item-${round}`,
  path: 'employment.position',
  label: { CN: '就业信息 · 职务', EN: 'Employment · Position' },
  reason: '',
  note: '请写全称',
  dueAt: '2026-11-25T02:00:00.000Z',
  state,
  reply: null,
  before: '工程师',
  after: '高级工程师',
  round,
  raisedAt: '2026-11-12T02:00:00.000Z',
  raisedBy: '',
  answeredAt: null,
});
const whole = (part: object): Whole =>
  ({
    id: 'a1',
    programme: 'talentapply',
    formVersion: 1,
    no: 'RD202600001',
    year: 2026,
    state: 'ACCEPTING',
    title: talentApply.name,
    subject: who,
    openItems: 0,
    dueAt: null,
    submittedAt: '2026-11-10T02:00:00.000Z',
    updatedAt: '2026-11-10T02:00:00.000Z',
    actions: [],
    sectionsData: Object.entries(data).map(([key, values]) => ({ key, rev: 1, values, savedAt: null })),
    unlocked: [],
    corrections: [],
    events: [submitted],
    help: [],
    sentences: [],
    receipt: receipt('R1'),
    result: null,
    withdrawal: null,
    appealedAt: null,
    window: { year: 2026, state: 'open', opensAt: '2026-01-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z' },
    rounds: 0,
    maxRounds: 3,
    ...part,
  }) as unknown as Whole;

const draw = (part: object, isNew?: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname: '/serve/talentapply/dtl/a1', state: { isNew } }]}>
        <Progress whole={whole(part)} programme={talentApply} crumbs={[]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
/** Where texts stand in the page, the earliest first: on a phone everything lies in this order. */
const inOrder = (html: string, ...texts: string[]) => {
  for (const text of texts) expect(html, text).toContain(text);
  const at = texts.map((text) => html.indexOf(text));
  expect(at).toEqual([...at].sort((one, other) => one - other));
};

test('after submitting, timeline and receipt come before what earlier rounds were about, and before the form', () => {
  const past = { corrections: [item('accepted')], rounds: 1, state: 'REVIEW' };
  inOrder(draw(past), 'id="progress-timeline"', CN.receipt.title, CN.item.past, 'id="whole-form"');
  inOrder(draw({}), 'id="progress-timeline"', CN.receipt.title, 'id="whole-form"');
});

test('whoever helped stands in the progress at their time, with the sections', () => {
  const line = { by: '沈照野', sections: [{ CN: '教育经历', EN: 'Education' }] };
  const help = [
    { ...line, id: 'h2', step: 'DONE', at: '2026-11-10T01:30:00.000Z' },
    { ...line, id: 'h1', step: 'JOINED', at: '2026-11-10T01:00:00.000Z' },
  ];
  inOrder(draw({ help }), CN.progress.helpJOINED, '教育经历', CN.progress.helpDONE, CN.event.submit);
});

test('while something is to be corrected, that comes first', () => {
  const open = { corrections: [item('open')], rounds: 1, state: 'SUPPLEMENT', actions: ['edit'], openItems: 1 };
  inOrder(draw(open), 'id="items-title"', 'id="progress-timeline"', CN.receipt.title);
});

test('an entry that was begun and left empty says that nothing was filled in', () => {
  const filled = draw({}).split(form.answers.none).length;
  const education = { key: 'education', rev: 1, values: { degrees: [{ id: 'e1' }] }, savedAt: null };
  const others = Object.entries(data).filter(([key]) => key !== 'education');
  const sectionsData = [...others.map(([key, values]) => ({ key, rev: 1, values, savedAt: null })), education];
  const drawn = draw({ sectionsData });
  expect(drawn).toMatch(new RegExp(`学历 1</h4><p[^>]*>${form.answers.none}`));
  expect(drawn.split(form.answers.none)).toHaveLength(filled + 1);
});

test('a sentence of the tenant’s own is read in the language of the reader, beside what was added to it', () => {
  const text = { CN: '请补盖骑缝章。', EN: 'Have it sealed across the pages.' };
  const sentences = [{ key: 's1', use: 'CORRECTION', text }];
  const corrections = [{ ...item('open'), reason: 's1', note: `${text.EN} 第三页` }];
  const drawn = draw({ sentences, corrections, rounds: 1, state: 'SUPPLEMENT', actions: ['edit'], openItems: 1 });
  expect(drawn).toContain(`${text.CN} 第三页`);
  expect(drawn).not.toContain(text.EN);
});

test('the words on the first submission go once there is something newer', () => {
  const told = CN.progress.submitted;
  expect(draw({}, 'R1')).toContain(told);
  const asked = event('ask', 'SUPPLEMENT', 12);
  expect(draw({ events: [submitted, asked] }, 'R1')).not.toContain(told);
  const again = event('submit', 'REVIEW', 14);
  expect(draw({ events: [submitted, asked, again], receipt: receipt('R2') }, 'R1')).not.toContain(told);
});

test('what was sent back goes on where it was asked for: the way does not begin again', () => {
  const [acceptance, review] = talentApply.stages.filter(({ states }) =>
    states.some((state) => state === 'ACCEPTING' || state === 'REVIEW'),
  );
  const events = [submitted, event('accept', 'REVIEW', 11), event('ask', 'SUPPLEMENT', 12)];
  const part = { state: 'SUPPLEMENT', events, corrections: [item('open')], rounds: 1 };
  const html = draw(part);
  const ahead = html.slice(html.indexOf('aria-current="step"'), html.indexOf(CN.receipt.title));
  expect(ahead).toContain(review!.title.CN);
  expect(ahead).not.toContain(acceptance!.title.CN);
});

test('the receipt names who helped beside the applicant, with the sections', () => {
  const helpers = [{ name: '苏婉清', sections: [{ CN: '就业信息', EN: 'Work' }] }];
  inOrder(draw({ receipt: { ...receipt('R1'), helpers } }), '沈知夏', '苏婉清（就业信息）');
});

test('every file of the submission can be had at once, where there is one', () => {
  expect(draw({})).toContain(CN.receipt.allFiles);
  expect(draw({ receipt: { ...receipt('R1'), files: 0 } })).not.toContain(CN.receipt.allFiles);
});

test('what is in effect says until when, and waits for nobody', () => {
  const html = draw({ state: 'EFFECTIVE', dueAt: '2029-11-11T15:59:59.000Z', events: [submitted] });
  expect(html).toContain('有效至 2029-11-11');
  expect(html).not.toContain('2029-11-11 前');
  expect(html).toContain(CN.progress.nothing);
});

test('a promise that was not kept is admitted; what waits for the applicant is none', () => {
  const late = { dueAt: '2026-11-01T15:59:59.000Z' };
  expect(draw({ state: 'REVIEW', ...late })).toContain(CN.progress.late);
  expect(draw({ state: 'REVIEW', dueAt: '2126-11-01T15:59:59.000Z' })).not.toContain(CN.progress.late);
  expect(draw({ state: 'UNIT_RETURNED', actions: ['edit'], ...late })).not.toContain(CN.progress.late);
});

test('what there is to decide stands before the form, and a note on what was granted is no reason', () => {
  const result = { reason: '四层 406 室', decidedAt: '2026-11-20T02:00:00.000Z' };
  const offered = draw({ state: 'APPROVED', actions: ['take-up', 'cancel'], result, decisionNo: 'YT-1' });
  inOrder(offered, '说明：四层 406 室', CN.move['take-up'].button, CN.progress.hideForm, CN.certificate.decisionTitle);
  inOrder(
    draw({ state: 'REJECTED', actions: ['copy', 'appeal'], result }),
    '原因：四层 406 室',
    CN.progress.copy,
    CN.progress.hideForm,
  );
});

test('what the employer sent back is to be changed, and told once', () => {
  const events = [submitted, event('unit-return', 'UNIT_RETURNED', 12)];
  const html = draw({ state: 'UNIT_RETURNED', events, actions: ['edit'] });
  inOrder(html, CN.progress.goChange, 'id="progress-timeline"', CN.progress.yours);
  const way = html.slice(html.indexOf('id="progress-timeline"'));
  expect(way.split(CN.event['unit-return'])).toHaveLength(2);
});

test('on a phone the form waits until it is asked for', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(draw({})).toContain(CN.progress.seeForm);
  expect(draw({})).not.toContain('id="whole-form"');
});
