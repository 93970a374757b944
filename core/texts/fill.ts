/** Puts values into a sentence's `{name}` places; a place without a value stays as it is. */
export function fill(sentence: string, params: Readonly<Record<string, string | number | undefined>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
