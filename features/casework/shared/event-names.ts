import type { Text } from '#core/texts/text.ts';
import { actions } from '#core/workflow/actions.ts';

/** What happens to a case beside the steps of its workflow. */
const others: Readonly<Record<string, Text>> = {
  'propose-revoke': { CN: '提请撤销', EN: 'Asked for revocation' },
  'reuse-over': { CN: '收回复用同意', EN: 'Consent to reuse withdrawn' },
  announce: { CN: '列入公示', EN: 'Put on public notice' },
  hold: { CN: '收到异议，暂停', EN: 'Somebody objected: on hold' },
  'lift-hold': { CN: '异议不成立，恢复', EN: 'Objection dismissed: goes on' },
};

/** What an event of a case is called; undefined for one of another release. */
export function eventName(key: string): Text | undefined {
  return (actions as Readonly<Record<string, { readonly name: Text }>>)[key]?.name ?? others[key];
}
