import { expect, test } from 'vitest';
import { dot, textIn } from '#core/texts/text.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { caseTitle } from './case-state.tsx';

test('a case names its programme once, in full or in short', () => {
  for (const locale of ['CN', 'EN'] as const) {
    const read = (text: Parameters<typeof textIn>[0]) => textIn(text, locale);
    for (const { code, name, short } of programmeHeads) {
      const subject = { CN: `${name.CN} · 甲`, EN: `${name.EN} · A` };
      expect(caseTitle({ programme: code, subject }, read)).toBe(read(subject).replace(' · ', read(dot)));
      expect(caseTitle({ programme: code, subject: { CN: '甲', EN: 'A' } }, read)).toBe(
        `${read(short)}${read(dot)}${locale === 'CN' ? '甲' : 'A'}`,
      );
    }
  }
});
