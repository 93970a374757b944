import type { Text } from '../texts/text.ts';
import type { Condition } from './condition.ts';
import type { DateLimit } from './date-values.ts';

/**
 * A rule over several fields of one section or row, as data. The problem is shown at `field`
 * (or at the row concerned); `when` limits the rule to some cases; blanks are left to "required".
 * `other` may be `section.field` when `otherLabel` names it.
 */
export type CrossRule = { when?: Condition } & (
  | { rule: 'after'; field: string; other: string; otherLabel?: Text; strict?: boolean }
  | { rule: 'before'; field: string; other: string; otherLabel?: Text; strict?: boolean }
  | { rule: 'equal'; field: string; other: string; otherLabel?: Text }
  | { rule: 'not-more'; field: string; other: string; otherLabel?: Text }
  | { rule: 'sum'; field: string; of: readonly string[] }
  | { rule: 'count'; field: string; other: string; otherLabel?: Text; plus?: number }
  | { rule: 'limit'; field: string; min?: DateLimit | number; max?: DateLimit | number }
  /** A month that lies back no further than `other` counts months. */
  | { rule: 'back-by'; field: string; other: string; otherLabel?: Text }
  | { rule: 'forbid'; field: string; because: Text }
  | { rule: 'unique'; rows: string; by: readonly string[] }
  | { rule: 'at-most'; rows: string; column: string; is: string; max: number; because: Text }
  | { rule: 'gap'; rows: string; from: string; to: string; months: number }
);
