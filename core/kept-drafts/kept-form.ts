import type { Form } from '../forms/section.ts';
import type { Resource } from '../resources/resource.ts';
import type { Text } from '../texts/text.ts';

/**
 * What somebody types in the back office about one object (a case, a record), kept for them alone until it is used or
 * given up. Nothing here is required: it says what can be kept, and the call that uses it says what must be there.
 */
export interface KeptForm extends Form {
  readonly code: string;
  readonly name: Text;
  /** The list whose records it is about, one section `record` with all of its form; absent for cases of the desk. */
  readonly resource?: Resource;
}

/** In place of the id of a record that does not exist yet: one a person and form. */
export const newObject = 'new';

/** The form in which changes of a resource's record are kept. */
export function recordForm(resource: Resource): KeptForm {
  const { code, item, form = [] } = resource;
  return { code, name: item, resource, sections: [{ key: recordSection, title: item, fields: form }] };
}

export const recordSection = 'record';
