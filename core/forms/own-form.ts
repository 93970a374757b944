import type { Text } from '#core/texts/text.ts';
import type { Field } from './field.ts';
import type { Form, Section } from './section.ts';

/** A form that somebody fills in about themselves or their company, outside the programmes; one draft a person. */
export interface OwnForm extends Form {
  /** Names its drafts, and its uploads: `<code>:<section>.<field>`. */
  readonly code: string;
  readonly name: Text;
}

/** Fields of a block that another form asks for as well, in the order given. */
export function fieldsFrom(section: Section, keys: readonly string[]): Field[] {
  return keys.map((key) => {
    const field = section.fields.find((each) => each.key === key);
    if (!field) throw new Error(`the block ${section.key} has no field ${key}`);
    return field;
  });
}
