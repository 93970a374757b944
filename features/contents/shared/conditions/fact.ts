import type { ChoiceField } from '#core/forms/kinds/choice.ts';
import type { MultiChoiceField } from '#core/forms/kinds/multi-choice.ts';
import type { NumberField } from '#core/forms/kinds/number.ts';
import type { Text } from '#core/texts/text.ts';

/** Something about a person or a company that conditions ask for, declared as the field in which it is told. */
export interface Fact {
  readonly field: FactField;
  /** How a person is asked for it. */
  readonly question: Text;
  /** In which of the three questions it is asked; `later` when a policy turns on it. */
  readonly asked: 'who' | 'fit' | 'need' | 'later';
  /** Its options rise from the first to the last, so that one is at least another. */
  readonly ordered?: true;
  /** How the answer can change in life: `up` for what only grows, `none` for what stays. */
  readonly moves?: 'up' | 'none';
  /** Behind a number, in a sentence. */
  readonly unit?: Text;
}

export type FactField = NumberField | ChoiceField | MultiChoiceField;

/** What somebody told, by the key of the fact: a number, the value of an option, or several of them. */
export type Answers = Readonly<Record<string, number | string | readonly string[]>>;
