import { expect, test } from 'vitest';
import { type Letter, type Message, tellText } from '#core/messages/message.ts';
import { isMailScene, templatesOf, variablesIn } from '#core/messages/template.ts';
import { shownIn } from '#core/texts/fill.ts';
import { mailScenes, mailTexts } from '#core/texts/mail/mail.ts';
import { messages, messagesByRoom } from './messages.ts';
import { sampleFacts } from './platform/server/messages/sample-facts.ts';

const hasWords = (letter: Letter | Message): letter is Message => 'title' in letter;
const told = messages.filter(hasWords).map((message) => [message.key, message] as const);

test('each message has a name of its own, and every mail of core/texts/mail is declared', () => {
  const keys = messages.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter(isMailScene).sort()).toEqual([...mailScenes].sort());
  expect(messages.filter((letter) => !hasWords(letter) && !isMailScene(letter.key))).toEqual([]);
});

test.each(told)('%s says the same in both languages, and leads to a page', (_, message) => {
  const { title, body, page, link, more, channels, mailPage } = message;
  for (const text of [title, body, ...(link ? [link] : []), ...(more ? [more] : [])]) {
    expect(text.CN.trim()).not.toBe('');
    expect(text.EN.trim()).not.toBe('');
    expect(text.EN).not.toMatch(/\p{Script=Han}/u);
    expect(shownIn(text.CN)).toEqual(shownIn(text.EN));
  }
  for (const path of [page, mailPage]) if (path) expect(path).toMatch(/^(\/|\{path\}$)/);
  // A mail of its own words has a link to say.
  if (channels.includes('MAIL') && !isMailScene(message.key)) expect([page && link]).toEqual([link]);
});

test('a preview of any mail has a fact for each gap', () => {
  const gaps = templatesOf(messages).flatMap(({ shipped }) => variablesIn(shipped));
  expect([...new Set(gaps)].filter((name) => name !== 'brand' && !(name in sampleFacts))).toEqual([]);
});

test('docs/messages.md lists what people are told', async () => {
  const row = (letter: Letter | Message) => {
    const title = isMailScene(letter.key) ? mailTexts.EN.scenes[letter.key].subject : (letter as Message).title.EN;
    const where = letter.channels.map((channel) => ({ INSIDE: 'inside', MAIL: 'mail', SMS: 'SMS' })[channel]);
    return `| ${letter.key} | ${letter.to.EN} | ${where.join(', ')} | ${title} |`;
  };
  const parts = Object.entries(messagesByRoom).map(
    ([room, all]) => `## ${room}\n| Message | To | Where | Says |\n|---|---|---|---|\n${all.map(row).join('\n')}\n`,
  );
  const head = [
    '# What people are told',
    'Declared in `features/<room>/messages.ts`; `npx vitest run --project unit features/messages.test.ts -u` writes this page anew.',
    '“inside” is the list of messages in the portal and the back office. Mails are the templates of the page “Message templates”,',
    'by these names; the outbox can be filtered by them.',
  ];
  await expect(`${head[0]}\n${head.slice(1).join('\n')}\n\n${parts.join('\n')}`).toMatchFileSnapshot(
    '../docs/messages.md',
  );
});

test('days are told as the language of the reader writes them, and only days', () => {
  const facts = { day: '2026-12-04', at: '2026-12-04 18:00', month: '2026-12', none: '2026-02-30', no: 'RC202600001' };
  const text = { CN: '{day}|{at}|{month}|{none}|{no}', EN: '{day}|{at}|{month}|{none}|{no}' };
  expect(tellText(text, facts)).toEqual({
    CN: '2026-12-04|2026-12-04 18:00|2026-12|2026-02-30|RC202600001',
    EN: '4 Dec 2026|4 Dec 2026, 18:00|2026-12|2026-02-30|RC202600001',
  });
});

test('facts are told in the language of the reader, once, and what is not there as nothing', () => {
  const text = { CN: '“{programme}”（{no}）：{reason}', EN: '“{programme}” ({no}): {reason}' };
  expect(tellText(text, { programme: { CN: '公寓', EN: 'Flat' }, no: null, reason: '{no} {programme}' })).toEqual({
    CN: '“公寓”（）：{no} {programme}',
    EN: '“Flat” (): {no} {programme}',
  });
});
