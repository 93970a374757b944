import { type Text, textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { LegalPage } from './legal-page.tsx';

/** How personal data are used; forms link here. */
export function Component() {
  const locale = useSession((session) => session.locale);
  return <LegalPage name="privacy" note={textIn(inForms, locale)} />;
}

const inForms: Text = {
  CN: '申报表中所称《个人信息处理规则》即本页内容。',
  EN: 'Application forms call this page the privacy notice.',
};
