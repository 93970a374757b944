/** An English noun with its article: an instalment, a unit. */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
