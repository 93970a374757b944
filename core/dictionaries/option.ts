import type { Text } from '../texts/text.ts';

/** One entry of a dictionary: `value` is stored, `label` is shown; `parent` narrows it to one value of another field. */
export interface Option {
  value: string;
  label: Text;
  parent?: string;
  children?: readonly Option[];
  /** A region that others have taken over from: what names it stays readable, nobody chooses it anew. */
  isReplaced?: true;
}

/** Dictionaries by name, as a form needs them (the shipped ones, or the tenant's own edition). */
export type Dictionaries = Readonly<Record<string, readonly Option[]>>;
