import { CN as commonCN } from '#core/texts/common/CN.ts';
import { EN as commonEN } from '#core/texts/common/EN.ts';
import { tr as commonTr } from '#core/texts/common/tr.ts';
import { CN as officeCN } from '#core/texts/office/CN.ts';
import { EN as officeEN } from '#core/texts/office/EN.ts';
import { CN as portalCN } from '#core/texts/portal/CN.ts';
import { EN as portalEN } from '#core/texts/portal/EN.ts';
import type { Locale } from '#core/texts/text.ts';
import { CN as shellCN } from '#features/flock/texts/shell/CN.ts';
import { EN as shellEN } from '#features/flock/texts/shell/EN.ts';

/** Labels by which tests find things; what is asserted to be seen is written out in the tests. */
const common: Partial<Record<Locale, typeof commonCN>> = { CN: commonCN, tr: commonTr };
export const commonWords = (locale: Locale) => common[locale] ?? commonEN;
export const portalWords = (locale: Locale) => (locale === 'CN' ? portalCN : portalEN);
export const officeWords = (locale: Locale) => (locale === 'CN' ? officeCN : officeEN);
export const shellWords = (locale: Locale) => (locale === 'CN' ? shellCN : shellEN);
