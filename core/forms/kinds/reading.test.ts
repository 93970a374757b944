import { expect, test } from 'vitest';
import type { Field } from '../field.ts';
import { displayField } from '../kinds.ts';

const label = { CN: '项', EN: 'Item' };
const days: Field = {
  kind: 'number',
  key: 'days',
  label,
  decimals: 0,
  suffix: { CN: '天', EN: '{count:day|days}' },
};

test.each<[Field, unknown, string, string]>([
  [{ kind: 'date', key: 'd', label }, '2034-11-30', '2034-11-30', '30 Nov 2034'],
  [{ kind: 'date', key: 'd', label, openEnded: { CN: '长期', EN: 'No expiry' } }, 'open', '长期', 'No expiry'],
  [{ kind: 'month', key: 'm', label }, '2014-09', '2014-09', 'Sep 2014'],
  [{ kind: 'date-time', key: 't', label }, '2026-11-20 14:00', '2026-11-20 14:00', '20 Nov 2026, 14:00'],
  [
    { kind: 'signature', key: 's', label },
    { name: '沈知夏', at: '2026-11-30T02:30:00.000Z' },
    '沈知夏（2026-11-30）',
    '沈知夏 (30 Nov 2026)',
  ],
  [days, 1, '1 天', '1 day'],
  [days, 26, '26 天', '26 days'],
])('%o %s reads %s and %s', (field, value, CN, EN) => {
  expect([displayField(field, value, 'CN', {}), displayField(field, value, 'EN', {})]).toEqual([CN, EN]);
});
