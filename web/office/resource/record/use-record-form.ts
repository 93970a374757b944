import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { FieldMessage } from '#core/errors.ts';
import type { Field } from '#core/forms/field.ts';
import type { FormContext } from '#core/forms/kind.ts';
import { isSame } from '#core/forms/merge.ts';
import { setPath } from '#core/forms/paths.ts';
import { emptySection, normaliseSection, type Section, validateSection, visibleFields } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { dayOf } from '#web/office/pieces/time.ts';

/** Values of a form that are kept somewhere else than in the page, such as in a kept draft. */
export interface HeldValues {
  readonly values: Values;
  change(path: string, value: unknown): void;
  replace(values: Values): void;
}

/** The state of one form drawn from a definition: values, messages by field, checks on leaving a field. */
export function useRecordForm(
  section: Section,
  initial: Values,
  options: Dictionaries,
  /** Fields whose value came masked, or cannot be changed: as long as they stay as they are there is nothing to check. */
  kept: readonly string[] = [],
  held?: HeldValues,
) {
  const locale = useSession((session) => session.locale);
  const [ownStart, setStart] = useState<Values>(() => ({ ...emptySection(section), ...initial }));
  const [own, setOwn] = useState<Values>(ownStart);
  const start = held ? { ...emptySection(section), ...initial } : ownStart;
  const values = held ? { ...emptySection(section), ...held.values } : own;
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});

  const context: FormContext = { today: dayOf(new Date(now()).toISOString()), data: {}, dictionaries: options };
  const stored = () => normaliseSection(section, values);
  const problemsIn = (keys: readonly string[] | 'all', held = values) => {
    const found: Record<string, string> = {};
    for (const problem of validateSection(section, normaliseSection(section, held), context)) {
      const key = keyOf(problem.path);
      if (keys !== 'all' && !keys.includes(key)) continue;
      if (kept.includes(key) && isSame(held[key], start[key])) continue;
      found[key] ??= problemText(
        problem,
        section.fields.find((field) => field.key === key),
        locale,
      );
    }
    return found;
  };

  return {
    values,
    messages,
    stored,
    fields: visibleFields(section, values, context) as readonly Field[],
    context,
    isDirty: !isSame(values, start),
    /** Puts a value at a path: a field by its key, or a part of one. */
    set: (path: string, value: unknown) => {
      if (held) held.change(path, value);
      else setOwn((before) => setPath(before, path, value));
      setMessages(({ [keyOf(path)]: _, ...rest }) => rest);
    },
    /** Checks one field when it is left, with the value that it got on leaving. */
    leave: (key: string, value = values[key]) => {
      const found = problemsIn([key], { ...values, [key]: value });
      setMessages(({ [key]: _, ...rest }) => ({ ...rest, ...found }));
    },
    /** Checks all; true when nothing stops the saving. */
    check: (): boolean => {
      const found = problemsIn('all');
      setMessages(found);
      return Object.keys(found).length === 0;
    },
    /** Shows the server's refusals at their fields. */
    refuse: (fields: readonly FieldMessage[]) =>
      setMessages(Object.fromEntries(fields.map((field) => [keyOf(field.path), field.msg]))),
    /** Takes values as the new start, such as those of the server after a conflict. */
    restart: (base: Values, mine: Values = base) => {
      setStart({ ...emptySection(section), ...base });
      if (held) held.replace(mine);
      else setOwn({ ...emptySection(section), ...mine });
      setMessages({});
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

/** The field of a path such as `roles` or `degrees[r1].endedOn`, with or without a section or `values` before it. */
function keyOf(path: string): string {
  return path.replace(/^(record|action|values)\./, '').split(/[.[]/)[0] ?? path;
}
