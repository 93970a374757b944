import type { Letter, Message } from '#core/messages/message.ts';
import { isMailScene } from '#core/messages/template.ts';
import { flockScenes, type MailScene, type MailTexts, mailTexts } from '#core/texts/mail/mail.ts';
import type { Text } from '#core/texts/text.ts';

/** What a message is called in lists: the subject of its mail, else its title, as shipped. */
export function nameOf(letter: Letter | Message): Text {
  if (!isMailScene(letter.key)) return (letter as Message).title;
  const { CN, EN } = mailTexts;
  return { CN: plain(CN, letter.key), EN: plain(EN, letter.key) };
}

/** A subject without what is filled in: `Sign-in code (reference {prefix})` is about a sign-in code of the product. */
function plain({ scenes, product }: MailTexts, scene: MailScene): string {
  const side = flockScenes.some((each) => each === scene) ? 'poultry' : 'portal';
  return scenes[scene].subject
    .replace(/\s*[（(][^（()）]*\{\w+\}[^（()）]*[）)]/g, '')
    .replaceAll('{brand}', product[side].short)
    .replaceAll(/\{[^}]*\}/g, '…');
}
