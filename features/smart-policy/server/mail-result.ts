import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import type { mailResultCall } from '#features/smart-policy/calls.ts';
import { resultMessages } from '#features/smart-policy/messages.ts';
import { hit } from '#server/base/limits.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';
import { matchPolicies } from './match-policies.ts';

type Rows = Awaited<ReturnType<typeof matchPolicies>>['rows'];

/** Of each group so many stand in the mail; the page has the rest. */
const most = 10;

/**
 * Sends the match to the address of the caller's own account, in its language; nothing is kept of the answers. Throws
 * NO_ADDRESS, TOO_MANY, and INVALID for answers that no fact knows.
 */
export async function mailResult(
  scope: ActorScope,
  { answers }: Pick<InputOf<typeof mailResultCall>, 'answers'>,
): Promise<Record<string, never>> {
  const { email } = await getOwn(scope);
  if (!email) throw new Refusal('NO_ADDRESS');
  const { rows } = await matchPolicies(scope, { answers });
  await hit(scope, 'policy-mail', scope.actor.id);
  const found = { CN: linesOf(scope, rows, 'CN').join('\n'), EN: linesOf(scope, rows, 'EN').join('\n') };
  await tell(scope, resultMessages.result, { to: scope.actor.id, facts: { found } });
  return {};
}

const heads = {
  fits: { CN: '符合条件：', EN: 'You qualify:' },
  likely: { CN: '可能符合，还需确认几项：', EN: 'You may qualify; a few facts decide:' },
} as const satisfies Record<string, Text>;

function linesOf(scope: ActorScope, rows: Rows, locale: Locale): string[] {
  const lines = (['fits', 'likely'] as const).flatMap((group) => {
    const found = rows.filter((row) => row.group === group).slice(0, most);
    return found.length > 0 ? [textIn(heads[group], locale), ...found.map((row) => lineOf(scope, row, locale))] : [];
  });
  if (lines.length > 0) return lines;
  return [
    textIn(
      {
        CN: '按您的回答，目前没有符合的政策。补充几项信息，或过些时候再试。',
        EN: 'By your answers nothing fits for now. Add a few facts, or try again later.',
      },
      locale,
    ),
  ];
}

/** Title, what it gives, until when, and where to read it. */
function lineOf({ services }: ActorScope, row: Rows[number], locale: Locale): string {
  const { id, type, title, amount, applyBy } = row;
  const until = applyBy ? textIn({ CN: `${applyBy} 前申报`, EN: `apply by ${applyBy}` }, locale) : '';
  const address = portalLink(services.env, `/smartpolicy/${type === 'serve' ? 'serve' : 'policy'}/${id}`);
  return [`· ${textIn(title, locale)}`, textIn(amount, locale), until, address].filter(Boolean).join('  ');
}
