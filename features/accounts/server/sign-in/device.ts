/** What kind of device a call came from, as the session answer tells it. */
export interface DeviceKind {
  readonly isTablet: boolean;
  readonly isPhone: boolean;
  readonly isAndroid: boolean;
  readonly isPc: boolean;
}

/** The kind of device behind a user-agent header. */
export function deviceKind(userAgent: string): DeviceKind {
  const isAndroid = /Android/i.test(userAgent);
  const isTablet = /iPad|Tablet|PlayBook|Silk/i.test(userAgent) || (isAndroid && !/Mobile/i.test(userAgent));
  const isPhone = !isTablet && /iPhone|iPod|Mobile|Windows Phone/i.test(userAgent);
  return { isTablet, isPhone, isAndroid, isPc: !isTablet && !isPhone };
}

/** Browser and system behind a user-agent header, such as `Chrome 126 · Windows`. */
export function deviceName(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`.trim()];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(' · ') || userAgent.slice(0, 60);
}

/** Most of them name the ones they descend from: the most particular stand first. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['QQ', /M?QQBrowser\/(\d+)/],
  ['UC', /UCBrowser\/(\d+)/],
  ['Huawei Browser', /HuaweiBrowser\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[.\d]* (?:Mobile\/\S+ )?Safari/],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** An address without its last part: enough to tell the office from a stranger. */
export function maskedIp(ip: string): string {
  if (/^(\d+\.){3}\d+$/.test(ip)) return ip.replace(/\d+$/, '*');
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:*` : ip;
}
