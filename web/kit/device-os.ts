/** The kind of device, as the specification's `os`: exactly one of tablet, phone and pc. */
export interface DeviceOs {
  readonly isTablet: boolean;
  readonly isPhone: boolean;
  readonly isAndroid: boolean;
  readonly isPc: boolean;
}

/** Reads the kind of device from the browser. */
export function deviceOs({ userAgent, maxTouchPoints }: DeviceSigns = navigator): DeviceOs {
  const isAndroid = /Android|HarmonyOS|OpenHarmony/.test(userAgent);
  const isPhone = /iPhone|iPod/.test(userAgent) || (isAndroid && /Mobile|Phone/.test(userAgent));
  // An iPad calls itself a Macintosh, but a Macintosh has no touch screen.
  const isTablet = !isPhone && (isAndroid || /iPad|Tablet/.test(userAgent) || isTouchMac(userAgent, maxTouchPoints));
  return { isTablet, isPhone, isAndroid, isPc: !isPhone && !isTablet };
}

/** Says on the root element what the page is read on, for style sheets. */
export function markDevice(os: DeviceOs): void {
  document.documentElement.dataset.device = os.isPhone ? 'phone' : os.isTablet ? 'tablet' : 'pc';
}

type DeviceSigns = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

function isTouchMac(userAgent: string, maxTouchPoints: number): boolean {
  return userAgent.includes('Macintosh') && maxTouchPoints > 1;
}
