import type { Locale } from '#core/texts/text.ts';

/**
 * The number of a document for reading: 云汀人才〔2026〕18号 stays in Chinese and reads Yunting Talent [2026] No. 18 in
 * English; what has another shape, or a body of which no English is known, stays as it is.
 */
export function issueNumber(number: string, locale: Locale): string {
  if (locale === 'CN') return number;
  const [, body = '', year, serial] =
    /^\s*(.+?)\s*[〔[【(（［](\d{4})[〕\]】)）］]\s*(?:第)?(\d+)\s*号\s*$/.exec(number) ?? [];
  const named = bodyInEnglish(body);
  return named === undefined ? number : `${named} [${year}] No. ${serial}`;
}

/** The words that a body's short name is made of, read from its beginning; longer ones first. */
const words: readonly (readonly [CN: string, EN: string])[] = [
  ['云港管', 'Yunting Port'],
  ['云汀', 'Yunting'],
  ['凤栖', 'Fengqi'],
  ['技能', 'Skills'],
  ['人才', 'Talent'],
  ['人社', 'HR'],
  ['住建', 'Housing'],
  ['外专', 'Foreign Experts'],
  ['科规', 'Science'],
  ['科', 'Science'],
  ['教', 'Education'],
  ['财', 'Finance'],
  ['卫', 'Health'],
  ['发改', 'Development'],
  ['税', 'Tax'],
  ['办', 'Office'],
  ['国', 'National'],
  ['市', 'City'],
  ['汀', 'Ting'],
];

function bodyInEnglish(body: string): string | undefined {
  if (body === '') return undefined;
  const read: string[] = [];
  for (let rest = body; rest !== ''; ) {
    const [CN, EN] = words.find(([word]) => rest.startsWith(word)) ?? [];
    if (CN === undefined || EN === undefined) return undefined;
    read.push(EN);
    rest = rest.slice(CN.length);
  }
  return read.join(' ');
}
