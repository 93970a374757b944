import { QueryClientProvider } from '@tanstack/react-query';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { acpwdwebCall, logoutCall } from '#features/accounts/calls/accounts.ts';
import { profileCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { call } from '#web/kit/call/call.ts';
import { configureClient, connection } from '#web/kit/call/connection.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { queryClient, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { side } from '#web/kit/call/side.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { type UploadProgress, uploadFile } from '#web/kit/files/upload.ts';

const said: string[] = [];
const steps: UploadProgress[] = [];

configureClient({
  side,
  reactions: {
    toast: (message) => said.push(message),
    signIn: (redirect) => said.push(`to sign-in, then ${redirect}`),
  },
});

/** What the journeys of the call client do inside a page. */
const page = {
  signIn: (loginName: string) => call(acpwdwebCall, { loginName, loginPwd: 'a' }),
  signOut: () => call(logoutCall, {}),
  whoAmI: async () => (await call(profileCall, {}, { quiet: true })).userId,
  shownUser: () => useSession.getState().user?.loginName,
  isLasting: async () => (await connection()).isLasting,
  upload: (size: number) => {
    const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251);
    return uploadFile(new File([bytes], '证明.pdf'), 'p', { onProgress: (step) => steps.push(step), resumeKey: 'a' });
  },
  download: () => downloadFile(callsOf('talentapply').receipt, { id: 'a1' }),
  said: () => said,
  steps: () => steps,
};

/** A list that is read page by page, a figure beside it, and a button that changes the figure. */
function Notices() {
  const user = useSession((session) => session.user?.loginName ?? 'nobody');
  const head = useCall(notifyCalls.head, {}, { select: ({ counts }) => counts[0]?.count });
  const list = usePages(notifyCalls.list, { size: 2 });
  const send = useSend(readMessageCall, { invalidates: [notifyCalls.head] });
  return h(
    'main',
    null,
    h('p', { id: 'user' }, user),
    h('p', { id: 'count' }, head.data),
    h(
      'ul',
      null,
      list.data?.pages.flatMap(({ rows }) => rows.map(({ id }) => h('li', { key: id }, id))),
    ),
    list.hasNextPage && h('button', { type: 'button', onClick: () => list.fetchNextPage() }, 'more'),
    h('button', { type: 'button', disabled: send.isPending, onClick: () => send.mutate({}) }, 'read'),
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  h(QueryClientProvider, { client: queryClient }, h(Notices)),
);

declare global {
  var client: typeof page;
}
globalThis.client = page;
