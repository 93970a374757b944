import type { Text } from '../texts/text.ts';

/** What a call made of a declaration does, in the words of what is declared: `Shops: one page of the list`. */
export function summaryOf(name: Text, does: Text): { summary: string; summaryCN: string } {
  return { summary: `${name.EN}: ${does.EN}`, summaryCN: `${name.CN}：${does.CN}` };
}
