import { expect, test } from 'vitest';
import { shownIn } from '../fill.ts';
import { locales } from '../text.ts';
import { type MailScene, mailScenes, mailTexts } from './mail.ts';

const wordsOf = (scene: MailScene, locale: (typeof locales)[number]) => {
  const { subject, lines, button } = mailTexts[locale].scenes[scene];
  return {
    subject,
    lines: lines.length,
    button: button !== undefined,
    names: shownIn([subject, ...lines].join(' ')),
  };
};

test.each(mailScenes)('%s says the same in every language', (scene) => {
  for (const locale of locales) {
    const { subject, ...shape } = wordsOf(scene, locale);
    const { subject: source, ...sourceShape } = wordsOf(scene, 'CN');
    expect({ locale, ...shape }).toEqual({ locale, ...sourceShape });
    if (locale !== 'CN') expect(subject).not.toBe(source);
    if (locale !== 'CN' && locale !== 'EN') expect(subject).not.toBe(wordsOf(scene, 'EN').subject);
  }
});

test.each(locales)('the text message in %s carries code and reference', (locale) => {
  expect(shownIn(mailTexts[locale].sms)).toEqual(['code', 'prefix']);
});
