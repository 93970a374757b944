import type { Point } from '#core/distance.ts';
import type { Words } from '#core/texts/words.ts';
import type { BenefitTexts } from '#features/benefits/texts/CN.ts';
import { deviceOs } from '#web/kit/device-os.ts';

/** A distance as people say it: tens of metres up to one kilometre, tenths up to ten, whole ones beyond. */
export function distanceText(t: Words<BenefitTexts>, metres: number): string {
  if (metres < 950) return t('near.metres', { count: Math.max(10, Math.round(metres / 10) * 10) });
  const kilometres = metres < 9_950 ? (metres / 1000).toFixed(1) : String(Math.round(metres / 1000));
  return t('near.kilometres', { count: kilometres });
}

/** What opens a point on the device's own map; a computer has none, so that there a page shows it. */
export function mapLink({ latitude, longitude }: Point, name: string) {
  const at = `${latitude},${longitude}`;
  const { isAndroid, isPc } = deviceOs();
  if (isAndroid) return { href: `geo:${at}?q=${at}(${encodeURIComponent(name)})` };
  if (!isPc) return { href: `maps:?ll=${at}&q=${encodeURIComponent(name)}` };
  return {
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    target: '_blank',
    rel: 'noreferrer',
  };
}
