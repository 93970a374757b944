import type { ErrorKey } from '#core/error-table.ts';
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

const es: Wording = {
  REQUEST_REFUSED: 'No se ha podido verificar la solicitud. Actualice la página e inténtelo de nuevo',
  RELOAD: 'Hay una nueva versión disponible. Actualice la página',
  NETWORK: 'Error de red. Revise su conexión',
  TIMEOUT: 'La solicitud ha tardado demasiado. Inténtelo de nuevo más tarde',
  PAGE_TIMEOUT: 'La página ha tardado demasiado en cargar. Revise su conexión e inténtelo de nuevo',
  LOGIN_NEEDED: 'Inicie sesión primero',
  ROUTE_FORBIDDEN: 'Sin permiso',
};

const pt: Wording = {
  REQUEST_REFUSED: 'Não foi possível verificar a solicitação. Atualize a página e tente novamente',
  RELOAD: 'Há uma nova versão disponível. Atualize a página',
  NETWORK: 'Erro de rede. Verifique sua conexão',
  TIMEOUT: 'A solicitação demorou demais. Tente novamente mais tarde',
  PAGE_TIMEOUT: 'A página demorou demais para carregar. Verifique sua conexão e tente novamente',
  LOGIN_NEEDED: 'Entre na sua conta primeiro',
  ROUTE_FORBIDDEN: 'Sem permissão',
};

const tr: Wording = {
  REQUEST_REFUSED: 'İstek doğrulanamadı. Lütfen sayfayı yenileyip tekrar deneyin',
  RELOAD: 'Yeni bir sürüm var. Lütfen sayfayı yenileyin',
  NETWORK: 'Ağ hatası. Lütfen bağlantınızı kontrol edin',
  TIMEOUT: 'İstek zaman aşımına uğradı. Lütfen daha sonra tekrar deneyin',
  PAGE_TIMEOUT: 'Sayfanın yüklenmesi çok uzun sürdü. Lütfen bağlantınızı kontrol edip tekrar deneyin',
  LOGIN_NEEDED: 'Lütfen önce giriş yapın',
  ROUTE_FORBIDDEN: 'Yetkiniz yok',
};

const vi: Wording = {
  REQUEST_REFUSED: 'Không thể xác minh yêu cầu. Vui lòng tải lại trang rồi thử lại',
  RELOAD: 'Đã có phiên bản mới. Vui lòng tải lại trang',
  NETWORK: 'Lỗi mạng, vui lòng kiểm tra kết nối',
  TIMEOUT: 'Yêu cầu đã quá thời gian chờ. Vui lòng thử lại sau',
  PAGE_TIMEOUT: 'Trang tải quá lâu. Vui lòng kiểm tra kết nối rồi thử lại',
  LOGIN_NEEDED: 'Vui lòng đăng nhập trước',
  ROUTE_FORBIDDEN: 'Không có quyền truy cập',
};

/** Wording of the errors the browser raises: a part of every catalogue, which are loaded later or never. */
export const browserErrors: Record<Locale, Wording> = { CN, EN, es, pt, tr, vi };
