import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import { ppApply } from '#features/casework/programmes/pp-apply.ts';
import { CN as application } from '#features/casework/texts/application/CN.ts';
import type { Grant } from '#features/payments/portal/grant.ts';
import { GrantLines } from '#features/payments/portal/grant-lines.tsx';
import { CN as payments } from '#features/payments/texts/CN.ts';
import { CN as phoenix } from '#features/phoenix-plan/texts/CN.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { RecordAside } from './record-aside.tsx';
import { RecordTurn } from './record-turn.tsx';

beforeEach(() => {
  useSession.setState({ locale: 'CN' });
  addWordings('application:', application, 'CN');
  addWordings('payment:', payments, 'CN');
  addWordings('phoenix:', phoenix, 'CN');
});

const event = (action: string, state: string, reason: string | null = null) => ({ id: action, action, state, reason });
const whole = (part: object) =>
  ({
    ...{ id: 'a1', programme: 'ppapply', isTurn: false, openItems: 0, dueAt: null, actions: [], receipt: null },
    ...{ result: null, certificate: null, events: [event('submit', 'ACCEPTING')] },
    ...part,
  }) as unknown as Whole;
const part = (id: string, state: string, amount: number) => ({
  ...{ id, state, amount, title: { CN: id, EN: id }, dueOn: '2025-06-01', paidOn: '2025-06-02', tail: '2022' },
  ...{ reason: null, conditions: [], checks: [], confirmFrom: null },
});
const grant = (...states: string[]) =>
  ({
    ...{ granted: 500_000, paid: states.filter((state) => state === 'PAID').length * 250_000, payee: { tail: '2022' } },
    instalments: states.map((state, index) => part(`第${index + 1}笔`, state, 250_000)),
  }) as unknown as Grant;

/** What the record says, without its marks. */
const said = (record: Whole, paid?: Grant) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecordTurn whole={record} programme={ppApply} grant={paid} />
      {paid && <GrantLines grant={paid} />}
      <RecordAside whole={record} isRenewing={false} onRenew={undefined} />
    </MemoryRouter>,
  );

test('a refused record says why, in the words of the decision and not of what was noted after it', () => {
  const events = [
    event('submit', 'ACCEPTING'),
    event('refuse', 'REJECTED', '业绩不够突出'),
    event('note', 'REJECTED', '已电话告知'),
  ];
  const text = said(whole({ state: 'REJECTED', result: { reason: '业绩不够突出' }, events }));
  expect(text).toContain('未通过');
  expect(text).toContain('原因：业绩不够突出');
  expect(text).not.toContain('已电话告知');
  expect(text).toContain('没有签发过证书。');
});

test('a withdrawn record says that nothing is left to do, and that no certificate was issued', () => {
  const text = said(whole({ state: 'CLOSED', events: [event('withdraw', 'CLOSED')] }));
  for (const words of ['现在不用您做什么', '已撤回或逾期', '没有签发过证书。']) expect(text).toContain(words);
  expect(text).not.toContain('原因：');
  expect(text).not.toContain('在办');
});

test('a lapsed record says what was not done in time', () => {
  const text = said(whole({ state: 'CLOSED', events: [event('lapse', 'CLOSED', '逾期未补正')] }));
  expect(text).toContain('原因：逾期未补正');
});

test('a record that is paid out has its certificate, and nothing on its way', () => {
  const certificate = {
    code: 'C1',
    no: '云汀凤凰 2024-1',
    validFrom: '2024-06-01T00:00:00Z',
    validTo: null,
    revokedAt: null,
  };
  const text = said(whole({ state: 'ENDED', certificate }), grant('PAID', 'PAID'));
  expect(text).toContain('云汀凤凰 2024-1');
  expect(text).toContain('500,000');
  expect(text).not.toContain('没有签发过证书。');
  expect(said(whole({ state: 'EFFECTIVE' }), grant('PAID', 'EXPORTED'))).toContain('在途 250,000');
});

test('while it runs a record names who has it, by the name of the stage', () => {
  const text = said(whole({ state: 'REVIEW' }));
  expect(text).toContain('在办：');
  expect(text).toContain('证书在公示结束、签约之后签发。');
});
