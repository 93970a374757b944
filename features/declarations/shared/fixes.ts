import type { Dictionaries } from '#core/dictionaries/option.ts';
import { allOptions } from '#core/forms/options.ts';
import { textIn } from '#core/texts/text.ts';
import type { Column } from './columns.ts';

/**
 * What was most probably meant by a cell that is refused: the first of the usual slips put right that passes, or nothing.
 * `isRight` says whether the row's form accepts a text in this cell. Nothing is made up: a check digit is never counted.
 */
export function fixFor(
  column: Column,
  text: string,
  {
    dictionaries,
    locale,
    isRight,
  }: { dictionaries: Dictionaries; locale: 'CN' | 'EN'; isRight: (text: string) => boolean },
): string | undefined {
  const plain = text.normalize('NFKC').trim();
  return candidates(column, plain, dictionaries, locale).find((each) => each !== text && each !== '' && isRight(each));
}

function candidates(column: Column, text: string, dictionaries: Dictionaries, locale: 'CN' | 'EN'): string[] {
  const { field, part, source } = column;
  if (part === 'number') return [squeezed(text), digits(squeezed(text))];
  if (field.kind === 'choice') {
    const key = folded(text);
    const near = allOptions(field, dictionaries).filter(({ value, label }) =>
      [value, label.CN, label.EN].some((name) => {
        const plain = folded(name);
        return key !== '' && (plain.startsWith(key) || (plain.length > 1 && key.startsWith(plain)));
      }),
    );
    // Of several that fit it is not known which was meant.
    return near.length === 1 ? [textIn(near[0]!.label, locale)] : [];
  }
  switch (source?.kind) {
    case 'phone': {
      const number = digits(text).replace(/\D/g, '');
      return [number, number.replace(/^(00)?86(?=1)/, '')];
    }
    case 'email':
      return [
        mailed(text),
        mailed(text).replace(/[,;。，、]+$/, ''),
        mailed(text).replace(/[，,。、](?=[a-z]{2,}$)/i, '.'),
        mailed(text).replace(/\.\.+/g, '.').replace(/@@+/, '@'),
      ];
    case 'date':
      return days(text);
    default:
      return [text.replace(/\s+/g, ' '), squeezed(text), text.replace(/[.•・‧]/g, '·')];
  }
}

/** Spaces, letter case and full-width forms make no other name. */
function folded(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

function squeezed(text: string): string {
  return text
    .replace(/[\s\-‐–—_]/g, '')
    .replace(/^['‘’]/, '')
    .toUpperCase();
}

/** Letters that are read for digits. */
function digits(text: string): string {
  return text.replace(/[OoQ]/g, '0').replace(/[Il|]/g, '1');
}

function mailed(text: string): string {
  return text.replace(/\s/g, '').replace(/＠|（at）|\(at\)|\[at\]/gi, '@');
}

/** A day written otherwise than year-month-day, or as spreadsheets count days. */
function days(text: string): string[] {
  const [, year, month, day] = /^(\d{4})\s*[年./\-\s]\s*(\d{1,2})\s*[月./\-\s]\s*(\d{1,2})\s*日?$/.exec(text) ?? [];
  if (year && month && day) return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`];
  const [, y, m, d] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (y && m && d) return [`${y}-${m}-${d}`];
  const serial = /^\d{5}$/.test(text) ? Number(text) : Number.NaN;
  // Day 25,569 of spreadsheets is the first of January 1970.
  return Number.isNaN(serial) ? [] : [new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10)];
}
