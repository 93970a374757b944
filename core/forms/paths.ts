import type { Field } from './field.ts';
import type { Form } from './section.ts';
import type { Values } from './values.ts';
import { isRecord } from './values.ts';

/** One step of a path: a key, or the id of a row or file. */
export type Step = { key: string } | { id: string };

/** The steps of a path such as `education.degrees[r1].endedOn`; throws a TypeError on a text that is no path. */
export function stepsOf(path: string): Step[] {
  if (!isPath(path)) throw new TypeError(`Not a path: ${path}`);
  return [...path.matchAll(/\[([\w-]+)\]|(\w+)/g)].map(([, id, key]) =>
    id === undefined ? { key: key ?? '' } : { id },
  );
}

/** Whether a text can be read as a path at all. */
export function isPath(text: string): boolean {
  return /^\w+(\[[\w-]+\]|\.\w+)*$/.test(text);
}

/** The value at a path, or undefined. */
export function getPath(root: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((value, step) => {
    if ('id' in step)
      return Array.isArray(value) ? value.find((each) => isRecord(each) && each.id === step.id) : undefined;
    return isRecord(value) ? value[step.key] : undefined;
  }, root);
}

/** A copy with the value at a path replaced; undefined removes it, a missing row or file is appended. */
export function setPath<T>(root: T, path: string, value: unknown): T {
  return put(root, stepsOf(path), value) as T;
}

/** Whether a change at a path is allowed by a list of unlocked paths: the path itself or anything inside one of them. */
export function isPathUnlocked(path: string, unlocked: readonly string[]): boolean {
  return unlocked.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
}

/** The field a section-qualified path points to or into, or undefined when the form has none there, whatever the text. */
export function fieldAt(form: Form, path: string): Field | undefined {
  if (!isPath(path)) return undefined;
  const keys = stepsOf(path).flatMap((step) => ('key' in step ? [step.key] : []));
  const field = form.sections.find((section) => section.key === keys[0])?.fields.find((each) => each.key === keys[1]);
  if (!field || keys.length < 3) return field;
  return field.kind === 'rows' ? field.fields.find((each) => each.key === keys[2]) : undefined;
}

/** The path a correction item may name: a field, row or row field that exists; a single file stands for its whole field, since correcting it means replacing it. Undefined for anything else. */
export function correctionPath(form: Form, path: string): string | undefined {
  const field = fieldAt(form, path);
  if (!field) return undefined;
  return field.kind === 'files' && path.endsWith(']') ? path.slice(0, path.lastIndexOf('[')) : path;
}

/** A section with the given part laid over it, field by field. */
export function applyPart(values: Values, part: Values): Values {
  return { ...values, ...part };
}

function put(node: unknown, steps: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (!step) return value;
  if ('key' in step) {
    const { [step.key]: old, ...others } = isRecord(node) ? node : {};
    const next = put(old, rest, value);
    if (next === undefined) return others;
    return isRecord(node) && step.key in node ? { ...node, [step.key]: next } : { ...others, [step.key]: next };
  }
  const items: unknown[] = Array.isArray(node) ? node : [];
  const index = items.findIndex((each) => isRecord(each) && each.id === step.id);
  const next = put(index < 0 ? { id: step.id } : items[index], rest, value);
  if (next === undefined) return items.filter((_, each) => each !== index);
  return index < 0 ? [...items, next] : items.map((each, at) => (at === index ? next : each));
}
