import { deviceLanguage } from '#core/texts/device-language.ts';
import type { Locale } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Until somebody picks a language, the device's own, or English. */
export function takeDeviceLanguage(): void {
  const { user, isLocaleChosen } = useSession.getState();
  if (user || isLocaleChosen) return;
  useSession.setState({ locale: deviceLanguage(navigator.languages) });
}

/** Takes a language from now on. The page begins anew at the same place: all that was scored is on the device. */
export function chooseLanguage(locale: Locale): void {
  useSession.getState().setLocale(locale);
  location.reload();
}
