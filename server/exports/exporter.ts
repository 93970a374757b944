import type { ExportFormat } from '#core/contracts/jobs.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Text } from '#core/texts/text.ts';
import type { ActorScope } from '#server/scope.ts';

/** What an export call asks for. */
export interface ExportInput {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: string;
  readonly descending?: boolean;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
  /** Why personal data is needed in full; masked without it. */
  readonly unmask?: string;
}

/** A list as it goes into a file: texts in the reader's language, personal data masked or not as was asked. */
export interface Listing {
  readonly head: readonly string[];
  /** Characters. */
  readonly widths: readonly number[];
  /** Name and value of what the list was narrowed by and how it is sorted. */
  readonly about: readonly (readonly [string, string])[];
  /** The beginning, and how many rows there are. */
  first(most: number): Promise<{ rows: readonly (readonly string[])[]; total: number }>;
  /** All rows, piece by piece. */
  all(): AsyncIterable<readonly (readonly string[])[]>;
}

/** A list that can be exported. `open` throws INVALID for what the list does not know. */
export interface Exporter {
  /** Also the noun of its calls, and of the objects in the log. */
  readonly code: string;
  readonly module: string;
  readonly objectType: string;
  readonly name: Text;
  readonly permission: PermissionCode;
  open(scope: ActorScope, input: ExportInput): Promise<Listing>;
}
