import type { Text } from '../texts/text.ts';
import { isBankAccount } from './identifiers/bank-account.ts';

interface Pattern {
  readonly match: RegExp;
  readonly holds?: (text: string) => boolean;
  readonly code: boolean;
  readonly says: Text;
}

/** Named shapes of a text: what it must match, and where a shape is not enough what must hold of it, how to say it, and whether it is a code (full-width characters are folded first). */
export const patterns = {
  'person-name': {
    match: /^[\p{L}\p{M}][\p{L}\p{M}·.'’\- ]*$/u,
    code: false,
    says: { CN: '姓名，可含间隔号“·”，不含数字和其他符号', EN: 'a name: letters, spaces, hyphens and “·” only' },
  },
  'latin-name': {
    match: /^[A-Za-z][A-Za-z.'’\- ,]*$/,
    code: true,
    says: { CN: '护照上的英文姓名，仅含字母、空格和连字符', EN: 'a name in Latin letters, as in the passport' },
  },
  'clock-time': {
    match: /^([01]\d|2[0-3]):[0-5]\d$/,
    code: true,
    says: { CN: '时间，如 09:30', EN: 'a time such as 09:30' },
  },
  digits: {
    match: /^\d+$/,
    code: true,
    says: { CN: '数字', EN: 'digits only' },
  },
  telephone: {
    match: /^\+?\d[\d -]{5,24}\d$/,
    code: true,
    says: {
      CN: '电话号码，可含国家代码、空格和短横',
      EN: 'a telephone number: digits, spaces and hyphens, perhaps a country code',
    },
  },
  'own-path': {
    match: /^\/(?!\/)[\w\-./?=&%:#]*$/,
    code: true,
    says: { CN: '本站地址，以一个 / 开头', EN: 'an address of this site that begins with one slash' },
  },
  'bank-account': {
    match: /^\d{12,30}$/,
    holds: isBankAccount,
    code: true,
    says: {
      CN: '12 至 30 位数字的银行账号；62 开头的卡号会核对校验位，请逐位核对',
      EN: 'a bank account of 12 to 30 digits; the check digit of a card number beginning with 62 must be right',
    },
  },
  'certificate-number': {
    match: /^[A-Za-z0-9（）()〔〕[\]第号\-/.\p{Script=Han}]+$/u,
    code: false,
    says: {
      CN: '证书编号，由字母、数字和“〔〕-/”组成',
      EN: 'a certificate number of letters, digits, brackets, hyphens and slashes',
    },
  },
  'web-address': {
    match: /^https:\/\/[^\s/$.?#][^\s]*$/i,
    code: true,
    says: { CN: '以 https:// 开头的网址', EN: 'an address that begins with https://' },
  },
  'link-address': {
    match: /^(https:\/\/[^\s/$.?#][^\s]*|\/(?![/\\])[\w\-./?=&#%]*)$/i,
    code: true,
    says: {
      CN: '以 https:// 开头的网址，或以 / 开头的站内路径',
      EN: 'an address that begins with https://, or a path of this site that begins with /',
    },
  },
  'source-code': {
    match: /^[A-Za-z0-9]+$/,
    code: true,
    says: { CN: '字母和数字', EN: 'letters and digits' },
  },
  'portal-path': {
    match: /^\/(?![/\\])[\w\-./?=&#%]*$/,
    code: true,
    says: { CN: '以 / 开头的站内路径', EN: 'a path of this site that begins with /' },
  },
  'version-number': {
    match: /^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/,
    code: true,
    says: { CN: '三段版本号，如 2.8.1', EN: 'three figures with points between, such as 2.8.1' },
  },
  commit: {
    match: /^[0-9a-f]{7,40}$/,
    code: true,
    says: { CN: '7 至 40 位十六进制数', EN: '7 to 40 hexadecimal digits' },
  },
  slug: {
    match: /^[a-z][a-zA-Z0-9-]*$/,
    code: true,
    says: {
      CN: '字母、数字和短横，以小写字母开头',
      EN: 'letters, digits and hyphens, beginning with a lower-case letter',
    },
  },
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
