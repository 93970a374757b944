import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { kitStore, useSending } from './queue.ts';
import { countWaiting, lastRead, progressOf } from './sync.ts';

/** Whether there is a network: the browser believes in one, and the server was reached when it was asked last. */
export function useIsOnline(): boolean {
  const isAway = useSending((state) => state.isAway);
  const isConnected = useSyncExternalStore(
    (tell) => {
      for (const name of ['online', 'offline']) addEventListener(name, tell);
      return () => {
        for (const name of ['online', 'offline']) removeEventListener(name, tell);
      };
    },
    () => navigator.onLine,
  );
  return isConnected && !isAway;
}

/** The visits on this device, the earliest first; undefined while they are read. */
export function useVisits() {
  return useLiveQuery(() => kitStore().visits.orderBy('id').toArray().then(byTime), []);
}

/** All that this device keeps of one visit; undefined while it is read, null where it keeps none. */
export function useVisit(id: string) {
  return useLiveQuery(async () => {
    const db = kitStore();
    const visit = await db.visits.get(id);
    if (!visit) return null;
    const report = (await db.reports.get(id)) ?? null;
    const seen = await db.seen.where('visitId').equals(id).toArray();
    const photos = await db.photos.where('visitId').equals(id).sortBy('takenAt');
    return { visit, report, seen, photos };
  }, [id]);
}

/** How far visits are on this device, by their id. */
export function useReports() {
  return useLiveQuery(async () => {
    const db = kitStore();
    const reports = await db.reports.toArray();
    const seen = await db.seen.toArray();
    return new Map(
      reports.map((report) => [
        report.visitId,
        { report, seen: seen.filter((each) => each.visitId === report.visitId) },
      ]),
    );
  }, []);
}

export function useWaiting(): number {
  return useLiveQuery(() => countWaiting(kitStore()), [], 0);
}

export function useProgress(id: string | null): { done: number; total: number } {
  return useLiveQuery(async () => (id ? progressOf(kitStore(), { id }) : { done: 0, total: 0 }), [id], {
    done: 0,
    total: 0,
  });
}

/** When the visits were read last, ISO 8601. */
export function useLastRead(): string | undefined {
  return useLiveQuery(async () => (await kitStore().settings.get(lastRead))?.value, []);
}

function byTime<V extends { startAt: string; id: string }>(visits: readonly V[]): V[] {
  return visits.toSorted((a, b) => a.startAt.localeCompare(b.startAt) || a.id.localeCompare(b.id));
}
