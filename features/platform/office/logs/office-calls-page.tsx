import { apilogMgrCalls } from '#features/platform/calls/logs.ts';
import { CallLog } from './call-log.tsx';

export function Page() {
  return <CallLog calls={apilogMgrCalls} />;
}
