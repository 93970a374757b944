import type { Text } from '#core/texts/text.ts';

/** How the number of each document of the dictionary `idType` is written; `check` marks those with the GB 11643 check digit. */
export const certificateShapes: Readonly<Record<string, { match: RegExp; check: boolean; says: Text }>> = {
  ID_CARD: { match: /^\d{17}[\dX]$/, check: true, says: { CN: '18 位居民身份证号码', EN: '18 characters' } },
  PASSPORT: {
    match: /^[A-Z0-9]{5,17}$/,
    check: false,
    says: { CN: '5 至 17 位字母或数字', EN: '5 to 17 letters or digits' },
  },
  HK_MACAO_PERMIT: {
    match: /^[HM]\d{8}(\d{2})?$/,
    check: false,
    says: { CN: 'H 或 M 开头加 8 位（旧版 10 位）数字', EN: 'H or M and 8 digits (older permits 10)' },
  },
  TAIWAN_PERMIT: {
    match: /^\d{8}(\d{2})?$/,
    check: false,
    says: { CN: '8 位（旧版 10 位）数字', EN: '8 digits (older permits 10)' },
  },
  HMT_RESIDENCE: {
    match: /^8[123]0000\d{11}[\dX]$/,
    check: true,
    says: { CN: '81、82 或 83 开头的 18 位号码', EN: '18 characters beginning with 81, 82 or 83' },
  },
  FOREIGN_PR: {
    match: /^([A-Z]{3}\d{12}|9\d{16}[\dX])$/,
    check: false,
    says: {
      CN: '9 开头的 18 位号码，或旧版 3 位字母加 12 位数字',
      EN: '18 characters beginning with 9, or 3 letters and 12 digits on older cards',
    },
  },
};

/** The document, of the dictionary `idType`, that people of a country (dictionary `country`) mostly show here. */
export function certificateOf(country: string): string {
  return usual[country] ?? 'PASSPORT';
}

const usual: Readonly<Record<string, string>> = {
  CN: 'ID_CARD',
  HK: 'HK_MACAO_PERMIT',
  MO: 'HK_MACAO_PERMIT',
  TW: 'TAIWAN_PERMIT',
};
