import type { Field, OwnData } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';

/** What each kind's control is given. */
export interface ControlProps<F extends Field> {
  readonly field: F;
  /** Inside the section. */
  readonly path: string;
  readonly id: string;
  readonly value: unknown;
  /** The values of the same section or row. */
  readonly values: Values;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly messages: readonly string[];
  change(value: unknown): void;
  settle(): void;
}

/** What the control itself must carry. */
export interface ControlParts {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly autoComplete: OwnData | 'off';
}
