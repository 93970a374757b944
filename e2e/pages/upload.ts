import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { call } from '#web/kit/call/call.ts';
import { uploadFile } from '#web/kit/files/upload.ts';

/** Signs in, and sends the file that was picked as a form does; answers with its size as the server keeps it. */
globalThis.sendPicked = async (loginName: string, loginPwd: string, purpose: string) => {
  await call(acpwdwebCall, { loginName, loginPwd });
  const [file] = document.querySelector<HTMLInputElement>('#picked')!.files!;
  const { size } = await uploadFile(file!, purpose, { resumeKey: 'bench' });
  return size;
};

declare global {
  var sendPicked: (loginName: string, loginPwd: string, purpose: string) => Promise<number>;
}
