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

/** Every mail the product writes by itself; notices of events bring their own words. */
export const mailScenes = [
  'CODE_LOGIN',
  'CODE_REGISTER',
  'CODE_BIND',
  'NO_ACCOUNT',
  'HAVE_ACCOUNT',
  'RESET',
  'INVITATION',
  'ACCOUNT_DISABLED',
  'PWD_CHANGED',
  'LOCKED',
  'TOTP_ON',
  'TOTP_OFF',
  'RECOVERY_NEW',
  'RECOVERY_USED',
  'TOTP_GUESSED',
  'ERASE_ASKED',
  'FLOCK_ANSWERED',
  'FLOCK_CLOSED',
  'FARM_BLOCKED',
  'FARM_UNBLOCKED',
  'FLOCK_READING',
] as const;

export type MailScene = (typeof mailScenes)[number];

export interface MailTexts {
  readonly product: string;
  readonly greeting: string;
  readonly footer: string;
  /** Text message with a code. */
  readonly sms: string;
  readonly scenes: Readonly<Record<MailScene, MailText>>;
}

export const mailTexts: Readonly<Record<Locale, MailTexts>> = { CN, EN, es, pt, tr, vi };
