import type { Letter, Message } from '#core/messages/message.ts';
import { isMailScene } from '#core/messages/template.ts';
import { mailTexts } from '#core/texts/mail/mail.ts';
import type { Text } from '#core/texts/text.ts';

/** What a message is called in lists: the subject of its mail, else its title, as shipped. */
export function nameOf(letter: Letter | Message): Text {
  if (!isMailScene(letter.key)) return (letter as Message).title;
  const { CN, EN } = mailTexts;
  return { CN: plain(CN.scenes[letter.key].subject), EN: plain(EN.scenes[letter.key].subject) };
}

/** A subject without what is filled in: `Sign-in code (reference {prefix})` is about a sign-in code. */
function plain(subject: string): string {
  return subject.replace(/\s*[（(][^（()）]*\{\w+\}[^（()）]*[）)]/g, '');
}
