import { figuresIn } from './figures.ts';

/** Something to be said: a key of features/flock/texts/findings with what goes into its sentences. */
export interface Told {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Parameters that are words themselves: keys of features/flock/texts/terms. */
  readonly names: Readonly<Record<string, string>>;
  /** Areas 1–10 of the house that it was seen in; empty when nobody noted them. */
  readonly areas: readonly number[];
}

/** Looks a key up and fills it; `count` picks the plural. Both the browser's and the documents' readers fit. */
export type AnyWords = (key: string, params?: Record<string, string | number>) => string;

export interface Language {
  /** Words of features/flock/texts/findings. */
  readonly findings: AnyWords;
  /** Words of features/flock/texts/terms. */
  readonly terms: AnyWords;
  /** For numbers: `zh-CN`, `en`, `es`, `pt`, `tr`, `vi`. */
  readonly tag: string;
}

/** A sentence of what is told: `part` is `title` or `why` of a finding, nothing for a hint. */
export function tell({ key, params, names, areas }: Told, { findings, terms, tag }: Language, part?: string): string {
  const figures = figuresIn(tag, { most: 1 });
  const filled: Record<string, string | number> = {};
  // The count stays a number: it picks the plural.
  for (const [name, value] of Object.entries(params))
    filled[name] = typeof value === 'number' && name !== 'count' ? figures.format(value) : value;
  for (const [name, word] of Object.entries(names)) filled[name] = terms(word);
  const sentence = findings(part === undefined ? key : `${key}.${part}`, filled);
  if (part !== 'why' || areas.length === 0) return sentence;
  return findings('at', { why: sentence, areas: new Intl.ListFormat(tag).format(areas.map(String)) });
}
