import { apilogWebCalls } from '#core/contracts/logs.ts';
import { CallLog } from './call-log.tsx';

export function Page() {
  return <CallLog calls={apilogWebCalls} />;
}
