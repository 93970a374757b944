import type { SyncAnswer } from '#features/flock/poultry/store/sending/apply-answer.ts';
import type { FlockServer } from '#features/flock/poultry/store/sending/server.ts';
import type { Demands } from '#features/flock/shared/compare-versions.ts';
import { browserError, CallError } from '#web/kit/call/call-error.ts';

type Sent = Parameters<FlockServer['sync']>[0]['changes'][number];

interface Row {
  doc: string;
  key: string;
  value: unknown;
  by: string;
  name: string;
  at: string;
  seq: number;
  beside?: { by: string; name: string; value: unknown };
}

/**
 * The network's other end, in memory, for one farm and any number of people: applies each change once, keeps what was
 * changed at the same time beside, and refuses values of `bad`. It loses answers on demand, as networks do.
 */
export function createMemoryServer() {
  const rows = new Map<string, Row>();
  const outcomes = new Map<string, SyncAnswer['results'][number]>();
  let seq = 0;
  const state = {
    /** Calls that arrive, and of them those whose answer is lost on the way. */
    isAway: false,
    answersToLose: 0,
    /** Refuses a whole call that holds such a value. */
    poison: undefined as unknown,
    pageSize: 400,
    /** What the released versions of the app demand. */
    version: null as Demands | null,
    /** Refuses every exchange, as the server does with a version that is too old. */
    refusesOld: false,
    /** People whom the owner took off the farm. */
    left: new Set<string>(),
    calls: [] as Sent[][],
    uploads: [] as string[],
    value: (doc: string, key: string) => rows.get(`${doc}/${key}`)?.value,
  };

  function apply(change: Sent, name: string): SyncAnswer['results'][number] {
    const done = outcomes.get(change.id);
    if (done) return done;
    const result = decide(change, name);
    outcomes.set(change.id, result);
    return result;
  }

  function decide({ id, doc, key, value, base, at }: Sent, name: string): SyncAnswer['results'][number] {
    if (value === 'bad') return { id, outcome: 'REFUSED', why: 'not allowed' };
    const at_ = `${doc}/${key}`;
    const present = rows.get(at_);
    if (present && present.by !== base && JSON.stringify(present.value) !== JSON.stringify(value)) {
      rows.set(at_, { ...present, seq: ++seq, beside: { by: id, name, value } });
      return { id, outcome: 'BESIDE' };
    }
    const isTaken = [...rows.values()].some(
      (row) => row.doc === doc && row.key !== key && noOf(value) !== undefined && noOf(row.value) === noOf(value),
    );
    const kept = isTaken ? { ...(value as object), no: Number(noOf(value)) + 1 } : value;
    rows.set(at_, { doc, key, value: kept, by: id, name, at, seq: ++seq });
    return { id, outcome: isTaken ? 'MERGED' : 'KEPT' };
  }

  /** The server as one person reaches it. */
  function as(name: string): FlockServer {
    const arrive = () => {
      if (state.isAway) throw browserError('NETWORK');
    };
    const leave = <T>(answer: T): T => {
      if (state.answersToLose === 0) return answer;
      state.answersToLose--;
      throw browserError('NETWORK');
    };
    return {
      farms: async () => {
        arrive();
        return {
          rows: seq === 0 || state.left.has(name) ? [] : [{ id: 'farm-one', name: 'Birch', role: 'OWNER', seq }],
        };
      },
      settings: async () => {
        arrive();
        return { scales: {}, limits: [], articles: [], version: state.version } as never;
      },
      sync: async ({ since, changes }) => {
        arrive();
        if (state.refusesOld) throw new CallError({ key: 'APP_TOO_OLD', code: 113, msg: 'too old' });
        state.calls.push(changes);
        if (changes.some(({ value }) => state.poison !== undefined && value === state.poison))
          throw new CallError({ key: 'INVALID', code: 114, msg: 'malformed' });
        const results = changes.map((change) => apply(change, name));
        const newer = [...rows.values()].filter((row) => row.seq > since).sort((a, b) => a.seq - b.seq);
        const page = newer.slice(0, state.pageSize);
        const entries = page.map(({ seq: _, ...entry }) => entry);
        const last = page.at(-1)?.seq ?? Math.max(since, 0);
        return leave({ results, entries, seq: last, hasMore: newer.length > page.length });
      },
      upload: async (photo, resumeKey) => {
        arrive();
        if (photo.type === 'text/plain') throw new CallError({ key: 'FILE_TYPE', code: 115, msg: 'no picture' });
        state.uploads.push(resumeKey);
        return leave({ id: `file-${photo.size}` });
      },
    };
  }
  return Object.assign(state, { as });
}

function noOf(value: unknown): unknown {
  return (value as { no?: number } | null)?.no;
}
