import type { ErrorKey } from '../../error-table.ts';
import type { Locale } from '../text.ts';

/** Errors that the browser raises itself, with or without a network: their wording is always loaded. */
export type BrowserErrorKey = Extract<
  ErrorKey,
  'REQUEST_REFUSED' | 'RELOAD' | 'NETWORK' | 'TIMEOUT' | 'PAGE_TIMEOUT' | 'LOGIN_NEEDED' | 'ROUTE_FORBIDDEN'
>;

type Wording = Record<BrowserErrorKey, string>;

const CN: Wording = {
  REQUEST_REFUSED: '请求未通过校验，请刷新页面后重试',
  RELOAD: '页面版本已更新，请刷新页面',
  NETWORK: '网络错误，请检查网络',
  TIMEOUT: '请求超时，请稍后重试',
  PAGE_TIMEOUT: '页面加载超时，请检查网络后重试',
  LOGIN_NEEDED: '请先登录',
  ROUTE_FORBIDDEN: '没有权限',
};

const EN: Wording = {
  REQUEST_REFUSED: 'The request could not be verified. Please reload the page and try again',
  RELOAD: 'A new version is available. Please reload the page',
  NETWORK: 'Network Error, Please check network',
  TIMEOUT: 'The request took too long. Please try again',
  PAGE_TIMEOUT: 'The page took too long to load. Please check the network and try again',
  LOGIN_NEEDED: 'Please login first',
  ROUTE_FORBIDDEN: 'No permission',
};

/** Wording of the errors the browser raises: a part of the two main catalogues; the other languages read the English here. */
export const browserErrors: Record<Locale, Wording> = { CN, EN, es: EN, pt: EN, tr: EN, vi: EN };
