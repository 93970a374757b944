import { moveDate } from '#core/calendar/dates.ts';
import { yuanText } from '#core/texts/amount.ts';
import type { Text } from '#core/texts/text.ts';

/** What is known when an instalment is looked at. */
export interface PaymentFacts {
  readonly caseState: string;
  /** A revocation was asked for and waits for a second person. */
  readonly isRevoking: boolean;
  /** The applicant asked to withdraw. */
  readonly isWithdrawing: boolean;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly today: string;
  readonly conditions: number;
  /** When the applicant confirmed the conditions. */
  readonly confirmedOn: string | null;
  /** YYYY-MM-DD on which a yearly report was due that is not handed in; null for none. */
  readonly reportDue: string | null;
  /** What was reported waits for the office. */
  readonly isPaused: boolean;
  /** Last digits of the account; null while there is none. */
  readonly tail: string | null;
  readonly isAccountValid: boolean;
  /** What the budget of the year holds beyond what is committed, in fen. */
  readonly budgetLeft: number;
}

/** One check before money leaves, with what was found. */
export interface Check {
  readonly key: 'case' | 'hold' | 'due' | 'report' | 'change' | 'conditions' | 'account' | 'budget';
  readonly label: Text;
  readonly isPassed: boolean;
  readonly found: Text;
}

/** Days before an instalment is due from which its conditions can be confirmed: what holds now says nothing of years ahead. */
const confirmedBefore = 30;

/** The first day (YYYY-MM-DD) on which the conditions of an instalment due on `dueOn` can be confirmed. */
export function confirmableFrom(dueOn: string): string {
  return moveDate(dueOn, { days: -confirmedBefore });
}

/** Every check of an instalment, in the order in which they are shown; all must pass before anybody approves. */
export function checksOf(facts: PaymentFacts): readonly Check[] {
  const { caseState, isRevoking, isWithdrawing, dueOn, today, confirmedOn, tail, budgetLeft } = facts;
  const check = (key: Check['key'], label: Text, isPassed: boolean, found: Text): Check => ({
    key,
    label,
    isPassed,
    found,
  });
  return [
    check(
      'case',
      { CN: '生效', EN: 'In effect' },
      caseState === 'EFFECTIVE',
      caseState === 'EFFECTIVE'
        ? { CN: '结果生效中', EN: 'The result is in effect' }
        : { CN: '结果尚未生效或已终止', EN: 'The result is not in effect, or no more' },
    ),
    check(
      'hold',
      { CN: '异议', EN: 'Objections' },
      !isRevoking && !isWithdrawing,
      isRevoking
        ? { CN: '正在提请撤销', EN: 'Its revocation was asked for' }
        : isWithdrawing
          ? { CN: '申请人要求撤回', EN: 'The applicant asked to withdraw' }
          : { CN: '没有异议或撤销', EN: 'No objection, no revocation' },
    ),
    check(
      'due',
      { CN: '到期', EN: 'Due' },
      dueOn <= today,
      dueOn <= today
        ? { CN: `${dueOn} 起可付`, EN: `Payable since ${dueOn}` }
        : { CN: `${dueOn} 起才可付`, EN: `Payable from ${dueOn} only` },
    ),
    check(
      'report',
      { CN: '年度报告', EN: 'Yearly report' },
      facts.reportDue === null,
      facts.reportDue === null
        ? { CN: '没有未交的报告', EN: 'None is missing' }
        : { CN: `${facts.reportDue} 应交的年度报告未交`, EN: `The report due on ${facts.reportDue} is missing` },
    ),
    check(
      'change',
      { CN: '情况变更', EN: 'Changes' },
      !facts.isPaused,
      facts.isPaused
        ? { CN: '报告的情况待处理，暂停拨付', EN: 'What was reported is being decided: on hold' }
        : { CN: '没有待处理的变更', EN: 'Nothing is being decided' },
    ),
    check(
      'conditions',
      { CN: '条件', EN: 'Conditions' },
      facts.conditions === 0 || confirmedOn !== null,
      facts.conditions === 0
        ? { CN: '没有附加条件', EN: 'There are none' }
        : confirmedOn !== null
          ? { CN: `本人 ${confirmedOn} 确认`, EN: `Confirmed by the applicant on ${confirmedOn}` }
          : { CN: '本人尚未确认', EN: 'The applicant has not confirmed them' },
    ),
    check(
      'account',
      { CN: '账户', EN: 'Account' },
      tail !== null && facts.isAccountValid,
      tail === null
        ? { CN: '还没有收款账户', EN: 'There is no account to pay to' }
        : facts.isAccountValid
          ? { CN: `尾号 ${tail}，校验通过`, EN: `Ends in ${tail}, its digits check` }
          : { CN: `尾号 ${tail}，账号有误`, EN: `Ends in ${tail}, the number is wrong` },
    ),
    check(
      'budget',
      { CN: '预算', EN: 'Budget' },
      budgetLeft >= 0,
      budgetLeft >= 0
        ? { CN: `承诺之外还有 ${yuanText(budgetLeft)} 元`, EN: `CNY ${yuanText(budgetLeft)} beyond what is committed` }
        : { CN: `超出预算 ${yuanText(-budgetLeft)} 元`, EN: `CNY ${yuanText(-budgetLeft)} over the budget` },
    ),
  ];
}

/** How a check stands in a list: what only waits, for somebody or for its day, is told from what is wrong. */
export function toneOf({
  key,
  isPassed,
}: {
  readonly key: string;
  readonly isPassed: boolean;
}): 'done' | 'off' | 'waiting' | 'problem' {
  if (isPassed) return 'done';
  if (key === 'due') return 'off';
  return key === 'case' || key === 'account' || key === 'budget' ? 'problem' : 'waiting';
}
