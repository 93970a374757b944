import { deviceLanguage } from '#core/texts/device-language.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Until somebody picks a language, or an account brings one, the browser's: Chinese, or English for all others. */
export function takeDeviceLanguage(): void {
  const { user, isLocaleChosen } = useSession.getState();
  if (user || isLocaleChosen) return;
  useSession.setState({ locale: deviceLanguage(navigator.languages) === 'CN' ? 'CN' : 'EN' });
}
