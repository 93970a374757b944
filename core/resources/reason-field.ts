import type { LongTextField } from '../forms/kinds/long-text.ts';
import type { Text } from '../texts/text.ts';

/** The reason an action asks for; the hint says who reads it. */
export function reasonField({ max = 300, hint }: { max?: number; hint?: Text } = {}): LongTextField {
  return {
    key: 'reason',
    kind: 'long-text',
    unit: 'characters',
    max,
    label: { CN: '原因', EN: 'Reason' },
    ...(hint && { hint }),
    required: true,
  };
}
