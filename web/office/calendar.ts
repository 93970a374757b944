import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useSession } from '#web/kit/call/session.ts';

/** Days of antd's calendars: “today” and “now” are those of the tenants, wherever the browser is. */
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Asia/Shanghai');

const speak = ({ locale }: { locale: string }) => dayjs.locale(locale === 'CN' ? 'zh-cn' : 'en');
speak(useSession.getState());
useSession.subscribe(speak);

export { dayjs };
