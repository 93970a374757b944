import { useEffect, useRef, useState } from 'react';
import { checkInListCall } from '#features/activities/calls/activities.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { createQueue } from '#web/kit/offline/queue.ts';
import { officeCall } from '#web/office/office-call.ts';
import { checkCode, type Outcome, sendQueue } from './scan.ts';
import { type CheckInList, type CheckInStore, openCheckInStore, storeName } from './store.ts';

/** Ms between two looks at what other devices let in, and the longest between two attempts to send what waits. */
const syncEvery = 15_000;

/** The door of one activity: its list on this device, what was scanned, and what waits to be sent. */
export function useCheckIn(activityId: string | undefined) {
  const owner = useSession(({ user }) => `${user?.tenantId}-${user?.userId}`);
  const store = useRef<Promise<CheckInStore>>(undefined);
  const [list, setList] = useState<CheckInList>();
  const [known, setKnown] = useState<readonly CheckInList[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [queued, setQueued] = useState(0);
  const [isOnline, setOnline] = useState(true);
  const [checking, setChecking] = useState(0);
  const line = useRef(Promise.resolve());
  store.current ??= openCheckInStore(owner);

  useEffect(() => {
    setList(undefined);
    const queue = createQueue({
      name: () => storeName(owner),
      round: async (inTurn) => {
        const opened = await store.current!;
        await inTurn(async () => {
          const { refused, left } = await sendQueue(opened);
          setQueued(left);
          if (refused.length > 0) setOutcomes((before) => [...refused, ...before]);
        });
        setKnown(await opened.lists());
        if (!activityId) return;
        try {
          const fresh = await officeCall(checkInListCall, { id: activityId }, { quiet: true });
          setOnline(true);
          // What is still on its way counts here already.
          if ((await opened.queue()).length === 0) await opened.keepList(fresh);
        } finally {
          setList(await opened.list(activityId));
        }
      },
      settle(error) {
        if (!(error instanceof CallError)) throw error;
        const isAway = error.key === 'NETWORK' || error.key === 'TIMEOUT';
        setOnline(!isAway);
        return isAway ? 0 : null;
      },
      waits: [2_000, 5_000, syncEvery],
      lookEvery: syncEvery,
      gatherFor: 0,
    });
    queue.start();
    return queue.stop;
  }, [activityId, owner]);

  const checkNow = async (activityId: string, code: string) => {
    const opened = await store.current!;
    const outcome = await checkCode(opened, { activityId, code });
    setOnline(outcome.kind !== 'QUEUED' && outcome.kind !== 'UNKNOWN');
    setOutcomes((before) => [outcome, ...before].slice(0, mostShown));
    setQueued((await opened.queue()).length);
    setList(await opened.list(activityId));
  };
  /** Resolves when the code was looked at; a scanner gives the next one before that, and each gets its turn. */
  const check = (code: string): Promise<void> => {
    if (!activityId || code.trim() === '') return Promise.resolve();
    setChecking((count) => count + 1);
    const turn = line.current.then(() => checkNow(activityId, code)).finally(() => setChecking((count) => count - 1));
    line.current = turn.catch(() => undefined);
    return turn;
  };
  return { list, known, outcomes, queued, isOnline, isBusy: checking > 0, check };
}

const mostShown = 50;
