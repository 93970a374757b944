import type { Side } from '#core/sides.ts';
import type { Locale } from '../text.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

/** One mail: `{name}` placeholders are filled, each line is a paragraph, `button` labels the link when there is one. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: string;
}

/** Mails about flocks, written for FlockScore wherever their cause was. */
export const flockScenes = [
  'FLOCK_ANSWERED',
  'FLOCK_CLOSED',
  'FARM_BLOCKED',
  'FARM_UNBLOCKED',
  'FLOCK_READING',
] as const;

export type FlockScene = (typeof flockScenes)[number];

/** Every mail the product writes by itself; notices of events bring their own words. */
export const mailScenes = [
  'CODE_LOGIN',
  'CODE_REGISTER',
  'CODE_BIND',
  'CODE_CONTACT',
  'CODE_OBJECT',
  'NO_ACCOUNT',
  'HAVE_ACCOUNT',
  'RESET',
  'INVITATION',
  'ACCOUNT_DISABLED',
  'CODE_DEVICE',
  'EMAIL_CHANGED',
  'PWD_CHANGED',
  'LOCKED',
  'TOTP_ON',
  'TOTP_OFF',
  'RECOVERY_NEW',
  'RECOVERY_USED',
  'TOTP_GUESSED',
  'ERASE_ASKED',
  ...flockScenes,
] as const;

export type MailScene = (typeof mailScenes)[number];

/** Applications that mails are written for; what the back office sends is written for the portal. */
export type MailSide = Exclude<Side, 'office'>;

interface ProductName {
  /** Head of the mail and end of its subject. */
  readonly name: string;
  /** What `{brand}` in the texts stands for. */
  readonly short: string;
}

export interface MailTexts {
  readonly product: Readonly<Record<MailSide, ProductName>>;
  readonly greeting: string;
  readonly footer: string;
  /** Text message with a code. */
  readonly sms: string;
  /** Text message with the link to set a password. */
  readonly smsReset: string;
  readonly scenes: Readonly<Record<MailScene, MailText>>;
}

export const mailTexts: Readonly<Record<Locale, MailTexts>> = { CN, EN, es, pt, tr, vi };
