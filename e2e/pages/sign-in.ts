import { acloginCall, acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { call } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { side } from '#web/kit/call/side.ts';

/** Signs this browser in to the side whose address it is at, as the form would, and keeps what that side keeps. */
globalThis.signInHere = async (loginName: string, loginPwd: string) => {
  if (side === 'office') await call(acloginCall, { loginName, loginPwd });
  else await call(acpwdwebCall, { loginName, loginPwd, ...(side === 'poultry' && { side }) });
  const { user } = useSession.getState();
  if (side === 'poultry' && user) useWorker.setState({ worker: { userId: user.userId, name: user.nickname } });
};

declare global {
  var signInHere: (loginName: string, loginPwd: string) => Promise<void>;
}
