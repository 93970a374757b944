import { CN as commonCN } from '#core/texts/common/CN.ts';
import { EN as commonEN } from '#core/texts/common/EN.ts';
import { CN as formCN } from '#core/texts/form/CN.ts';
import { EN as formEN } from '#core/texts/form/EN.ts';
import type { Locale } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings, turnTo } from '#web/kit/i18n.ts';

/** The kit's words in both languages of the back office, which changes its language while it stands. */
const words = [
  ['CN', commonCN, formCN],
  ['EN', commonEN, formEN],
] as const;
for (const [locale, common, form] of words) {
  addWordings('common:', common, locale);
  addWordings('form:', form, locale);
}

const speak = ({ locale }: { readonly locale: Locale }) => turnTo(locale === 'CN' ? 'CN' : 'EN');
speak(useSession.getState());
useSession.subscribe(speak);
