import { useRef, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { FieldMessage } from '#core/errors.ts';
import type { Field } from '#core/forms/field.ts';
import type { FormContext } from '#core/forms/kind.ts';
import { isSame } from '#core/forms/merge.ts';
import { isPathUnlocked, setPath } from '#core/forms/paths.ts';
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

/** By path. */
type Messages = Readonly<Record<string, string>>;

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
  // A field is checked as it was left, before the form is drawn again.
  const latest = useRef(values);
  latest.current = values;
  const [messages, setMessages] = useState<Messages>({});

  const context: FormContext = { today: dayOf(new Date(now()).toISOString()), data: {}, dictionaries: options };
  const stored = () => normaliseSection(section, values);
  const problems = () => {
    const found: Record<string, string> = {};
    const standing = latest.current;
    for (const problem of validateSection(section, normaliseSection(section, standing), context)) {
      const field = section.fields.find(({ key }) => key === keyOf(problem.path));
      if (field && kept.includes(field.key) && isSame(standing[field.key], start[field.key])) continue;
      found[problem.path] ??= problemText(problem, field, locale);
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
      latest.current = setPath(latest.current, path, value);
      if (held) held.change(path, value);
      else setOwn((before) => setPath(before, path, value));
      setMessages((before) => without(before, path));
    },
    /** Checks what stands at and inside a path, when it is left; true when something is wrong there. */
    leave: (path: string): boolean => {
      const found = Object.entries(problems()).filter(([at]) => isPathUnlocked(at, [path]));
      setMessages((before) => ({ ...without(before, path), ...Object.fromEntries(found) }));
      return found.length > 0;
    },
    /** Checks all; true when nothing stops the saving. */
    check: (): boolean => {
      const found = problems();
      setMessages(found);
      return Object.keys(found).length === 0;
    },
    /** Shows the server's refusals at their fields. */
    refuse: (fields: readonly FieldMessage[]) =>
      setMessages(Object.fromEntries(fields.map(({ path, msg }) => [inForm(path), msg]))),
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

/** Messages without those at, inside and around a path. */
function without(messages: Messages, path: string): Messages {
  const isNear = (at: string) => isPathUnlocked(at, [path]) || isPathUnlocked(path, [at]);
  return Object.fromEntries(Object.entries(messages).filter(([at]) => !isNear(at)));
}

/** A path as the form has it, which the server names with the part of the call that it came in. */
function inForm(path: string): string {
  return path.replace(/^(record|action|values)\./, '');
}

/** The field of a path such as `roles` or `degrees[r1].endedOn`. */
function keyOf(path: string): string {
  return path.split(/[.[]/)[0] ?? path;
}
