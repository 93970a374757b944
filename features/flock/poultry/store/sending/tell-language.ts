import { profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import type { FlockDatabase } from '#features/flock/poultry/store/database.ts';
import { readSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { call } from '#web/kit/call.ts';
import { useSession } from '#web/kit/session.ts';

/** The setting that says which language this device told the account last. */
const name = 'toldLanguage';

/** Writes the language that was chosen on this device to the account, once: mails come in it. Throws CallError. */
export async function tellLanguage(db: FlockDatabase): Promise<void> {
  const { locale, isLocaleChosen } = useSession.getState();
  if (!isLocaleChosen || (await readSetting(db, name)) === locale) return;
  const { nickname, rev, locale: known } = await call(profileCall, {}, { quiet: true });
  if (known !== locale) await call(saveProfileCall, { nickname, locale, rev }, { quiet: true });
  await writeSetting(db, name, locale);
}
