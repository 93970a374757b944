import type { MailSide } from '#core/texts/mail/mail.ts';
import type { Env } from '#server/env.ts';

/** Absolute address of a portal page, for mails: from the settings, never from a request. `path` starts with `/`. */
export function portalLink(env: Pick<Env, 'publicOrigin' | 'port'>, path: string): string {
  return `${env.publicOrigin ?? `http://localhost:${env.port}`}${path}`;
}

/** Pages of signing in that mails lead to; a mail leads back to the application that it was asked for from. */
export const accountPages: Readonly<Record<MailSide, Readonly<Record<'signIn' | 'register' | 'reset', string>>>> = {
  portal: { signIn: '/login', register: '/login?mode=register', reset: '/login/resetpwd' },
  poultry: { signIn: '/poultry/signin', register: '/poultry/signup', reset: '/poultry/reset' },
};
