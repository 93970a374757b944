import type { Text } from '#core/texts/text.ts';
import { actions } from '#core/workflow/actions.ts';
import { bulkActions } from './bulk.ts';

/** What happens to a case beside the steps of its workflow. */
const others: Readonly<Record<string, Text>> = {
  'propose-revoke': { CN: '提请撤销', EN: 'Asked for revocation' },
  'reuse-over': { CN: '收回复用同意', EN: 'Consent to reuse withdrawn' },
  announce: { CN: '列入公示', EN: 'Put on public notice' },
  hold: { CN: '收到异议，暂停', EN: 'Somebody objected: on hold' },
  hear: { CN: '异议核查，请申请人说明', EN: 'Objection looked into: applicant asked' },
  defend: { CN: '申请人说明情况', EN: 'Applicant stated their view' },
  'lift-hold': { CN: '异议不成立，恢复', EN: 'Objection dismissed: goes on' },
};

/** Steps that were proposed, for a second person to confirm. */
const proposed = Object.fromEntries(
  bulkActions.map((key) => [
    `propose-${key}`,
    { CN: `提出${actions[key].name.CN}，等第二人确认`, EN: `Proposed: ${actions[key].name.EN}` },
  ]),
);

/** What an event of a case is called; undefined for one of another release. */
export function eventName(key: string): Text | undefined {
  return (actions as Readonly<Record<string, { readonly name: Text }>>)[key]?.name ?? others[key] ?? proposed[key];
}
