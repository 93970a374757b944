/** How decisions are numbered where a year sets nothing else: `YT-RC-2026-0001`. */
export const usualDecisionNo = 'YT-{prefix}-{year}-{number}';

/** Letters, digits, brackets and dashes around the parts in braces; the running number must be among them. */
const pattern = /^(?=.*\{number\})(?:[\p{L}\p{N}〔〕（）()-]|\{(?:prefix|year|number)\})+$/u;

/** Whether a text is a rule for decision numbers. */
export function isDecisionRule(text: string): boolean {
  return text.length <= 40 && pattern.test(text);
}

/** The number of a decision by a rule, or by the usual one; running numbers have at least four digits. */
export function decisionNoOf(
  rule: string | undefined,
  { prefix, year, number }: { prefix: string; year: number; number: number },
): string {
  const parts: Record<string, string> = { prefix, year: String(year), number: String(number).padStart(4, '0') };
  return (rule ?? usualDecisionNo).replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}

/** A number as somebody typed it: spaces, full-width signs and small letters do not matter. */
export function readDecisionNo(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').replaceAll('[', '〔').replaceAll(']', '〕').toUpperCase();
}
