import { expect, test } from 'vitest';
import { type Message, tellText } from '#core/messages/message.ts';
import { shownIn } from '#core/texts/fill.ts';
import { signupMessages } from './activities/messages.ts';
import { applicantMessages, caseMessages, draftEnds, officerMessages } from './casework/messages.ts';
import { companyMessages } from './companies/messages.ts';
import { requestMoved } from './site/messages.ts';
import { followMessages } from './smart-policy/messages.ts';
import { supporterMessages } from './supporters/messages.ts';

const messages: readonly [string, Message][] = Object.entries({
  applicant: applicantMessages,
  officer: officerMessages,
  case: caseMessages,
  company: companyMessages,
  signup: signupMessages,
  supporter: supporterMessages,
  follow: followMessages,
  draft: { draftEnds },
  site: { requestMoved },
} as Record<string, Record<string, Message>>).flatMap(([room, all]) =>
  Object.entries(all).map(([event, message]): [string, Message] => [`${room} ${event}`, message]),
);

test.each(messages)('%s says the same in both languages, and leads to a page', (_, { title, body, page, mail }) => {
  for (const text of [title, body, ...(mail ? [mail.link] : []), ...(mail?.more ? [mail.more] : [])]) {
    expect(text.CN.trim()).not.toBe('');
    expect(text.EN.trim()).not.toBe('');
    expect(text.EN).not.toMatch(/\p{Script=Han}/u);
    expect(shownIn(text.CN)).toEqual(shownIn(text.EN));
  }
  expect(page).toMatch(/^(\/|\{path\}$)/);
});

test('facts are told in the language of the reader, once, and what is not there as nothing', () => {
  const text = { CN: '“{programme}”（{no}）：{reason}', EN: '“{programme}” ({no}): {reason}' };
  expect(tellText(text, { programme: { CN: '公寓', EN: 'Flat' }, no: null, reason: '{no} {programme}' })).toEqual({
    CN: '“公寓”（）：{no} {programme}',
    EN: '“Flat” (): {no} {programme}',
  });
});
