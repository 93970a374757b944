import type { LongTextField } from '#core/forms/kinds/long-text.ts';
import type { TextField } from '#core/forms/kinds/text.ts';
import type { Text } from '#core/texts/text.ts';

interface Asked {
  readonly label: Text;
  /** Characters of each language. */
  readonly max: number;
  readonly required?: boolean;
}

/** The same line in both languages: keys end in CN and EN, as those of titles and texts do. */
export function bilingualText(key: string, { label, max, required = true }: Asked): [TextField, TextField] {
  const field = { kind: 'text', max, required, width: 'half' } as const;
  return [
    { ...field, key: `${key}CN`, label: labelIn(label, 'CN') },
    { ...field, key: `${key}EN`, label: labelIn(label, 'EN') },
  ];
}

/** The same for texts of several lines. */
export function bilingualLongText(key: string, { label, max, required = true }: Asked): [LongTextField, LongTextField] {
  const field = { kind: 'long-text', unit: 'characters', max, required } as const;
  return [
    { ...field, key: `${key}CN`, label: labelIn(label, 'CN') },
    { ...field, key: `${key}EN`, label: labelIn(label, 'EN') },
  ];
}

/** A label with the language that is asked for. */
export function labelIn({ CN, EN }: Text, language: 'CN' | 'EN'): Text {
  return language === 'CN'
    ? { CN: `${CN}（中文）`, EN: `${EN} (Chinese)` }
    : { CN: `${CN}（英文）`, EN: `${EN} (English)` };
}
