import { inArray } from 'drizzle-orm';
import { fillText } from '#core/errors.ts';
import { onlinePlace, type SignupLetter, signupLetters, toSignups } from '#core/texts/signups/letters.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { tellAccount } from '#server/base/mail/tell-account.ts';
import { writeLetter } from '#server/base/mail/write-mail.ts';
import { timeText } from '#server/base/time-text.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import type { ActivityRecord } from './find-activity.ts';

interface News {
  readonly activity: Pick<ActivityRecord, 'id' | 'title' | 'startAt' | 'endAt' | 'facts'>;
  /** Null for somebody without an account, who is told by nobody. */
  readonly accountIds: readonly (string | null)[];
  readonly letter: SignupLetter;
  readonly reason?: Text;
}

/** Tells people what became of their sign-up, inside the product and by mail in the language of their account. */
export async function tellSignups(scope: Scope, { activity, accountIds, letter, reason }: News): Promise<void> {
  const ids = accountIds.filter((id) => id !== null);
  const told = filled(signupLetters[letter].body, { activity, reason });
  for (let at = 0; at < ids.length; at += atOnce)
    await tellSome(scope, { ids: ids.slice(at, at + atOnce), title: signupLetters[letter].title, body: told });
}

/** A large activity is told in pieces, each two statements. */
const atOnce = 200;
const path = '/personal/activity';

async function tellSome(scope: Scope, { ids, title, body }: { ids: readonly string[]; title: Text; body: Text }) {
  const { id, email, locale, nickname: name, status } = accounts;
  const people = await scope.db
    .select({ id, email, locale, name, status })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  await tellAccount(scope, ...people.map((person) => ({ accountId: person.id, title, body, path })));
  const mails = people.flatMap((person) => {
    if (!person.email || person.status !== 'ACTIVE') return [];
    const language = person.locale as Locale;
    const letter = writeLetter(language, {
      name: person.name,
      subject: textIn(title, language),
      lines: [textIn(body, language)],
      link: { label: textIn(toSignups, language), url: portalLink(scope.services.env, path) },
    });
    return [{ to: person.email, scene: 'ACTIVITY', ...letter }];
  });
  await queueMail(scope, ...mails);
}

function filled(text: Text, { activity, reason }: Pick<News, 'activity' | 'reason'>): Text {
  const { title, facts } = activity;
  const place = { CN: String(facts.addressCN || onlinePlace.CN), EN: String(facts.addressEN || onlinePlace.EN) };
  const params = (locale: 'CN' | 'EN') => ({
    title: title[locale],
    time: timeText(activity, locale),
    place: place[locale],
    reason: reason?.[locale] ?? '',
  });
  return { CN: fillText(text.CN, params('CN')), EN: fillText(text.EN, params('EN')) };
}
