import { Agent, request as httpRequest } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contract } from '#core/contracts/contract.ts';
import { isSealed } from '#core/contracts/contract.ts';
import { encodeInput } from '#core/contracts/encoding.ts';
import { type ClientSession, composeCall } from '#core/wire/compose.ts';
import { deriveSessionKeys } from '#core/wire/keys.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';

/** A session handed to the load process: its secret in hex. */
export interface Visitor {
  readonly token: string;
  readonly userId: string;
  readonly secret: string;
  readonly cookie: string;
}

export interface Job {
  readonly origin: string;
  readonly contract: Contract;
  readonly visitors: readonly Visitor[];
  readonly seconds: number;
  readonly connections: number;
  /** Input of the n-th call, sent on a connection whose last answer held `last`. */
  readonly input: (n: number, connection: number, last: Answer | null) => Record<string, unknown>;
}

/** The member obj of an envelope. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Result {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly errors: number;
  /** The first answer that was none. */
  readonly refusal?: string;
}

/** Calls made by this process, so that none repeats an earlier one. */
let calls = 0;
let sequence = Date.now();

/** Signs, sends and times calls on so many connections for so many seconds; milliseconds. */
export async function drive({ origin, contract, visitors, seconds, connections, input }: Job): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sessions = await Promise.all(visitors.map(openSession));
  const times: number[] = [];
  let errors = 0;
  let refusal: string | undefined;
  const started = performance.now();
  const worker = async (index: number) => {
    let last: Answer | null = null;
    while (performance.now() < started + seconds * 1000) {
      const caller = sessions[index % sessions.length]!;
      const { answer, took, isFine } = await callOnce({ origin, contract, agent, caller }, input(calls++, index, last));
      // The first save of a connection learns the revision that earlier rounds left behind.
      const isLearning = !isFine && last === null && answer.includes('"rev":');
      if (!isLearning) times.push(took);
      if (!isFine && !isLearning) errors++;
      else if (contract.method === 'POST') last = (JSON.parse(answer) as { obj: Answer }).obj;
      if (!isFine && !isLearning) refusal ??= answer;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  agent.destroy();
  return { ...resultOf(times, { started, errors }), ...(refusal !== undefined && { refusal }) };
}

export interface Delivery extends Pick<Job, 'origin' | 'contract' | 'visitors'> {
  /** What each visitor sends, one call after the other. */
  readonly inputs: readonly (readonly Record<string, unknown>[])[];
  /** Ms from one call of a visitor to the next, however long the answer takes; the first calls are spread over it. */
  readonly every?: number;
}

/** Sends every input once, all visitors at the same time. */
export function deliver({ contract, inputs, ...rest }: Delivery): Promise<Result> {
  return play({ ...rest, steps: inputs.map((own) => own.map((input) => ({ contract, input: () => input }))) });
}

export interface Step extends Pick<Job, 'contract'> {
  /** Made when its turn comes, from what the step before was answered. */
  readonly input: (last: Answer | null) => Record<string, unknown>;
}

export type Play = Omit<Delivery, 'contract' | 'inputs'> & {
  /** What each visitor does, one step after the other. */
  readonly steps: readonly (readonly Step[])[];
};

/** Takes every step once, all visitors at the same time. */
export async function play({ origin, visitors, steps, every = 0 }: Play): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length });
  const sessions = await Promise.all(visitors.map(openSession));
  const times: number[] = [];
  let errors = 0;
  let refusal: string | undefined;
  const started = performance.now();
  const worker = async (index: number) => {
    let last: Answer | null = null;
    for (const [at, { contract, input }] of (steps[index] ?? []).entries()) {
      const due = started + (at + index / visitors.length) * every;
      if (every > 0) await wait(Math.max(0, due - performance.now()));
      const caller = sessions[index]!;
      const { answer, took, isFine } = await callOnce({ origin, contract, agent, caller }, input(last));
      times.push(took);
      if (isFine) last = (JSON.parse(answer) as { obj: Answer }).obj;
      else {
        errors++;
        refusal ??= answer;
      }
    }
  };
  await Promise.all(visitors.map((_, index) => worker(index)));
  agent.destroy();
  return { ...resultOf(times, { started, errors }), ...(refusal !== undefined && { refusal }) };
}

interface Calling extends Pick<Job, 'origin' | 'contract'> {
  readonly agent: Agent;
  readonly caller: Awaited<ReturnType<typeof openSession>>;
}

/** One call, signed and sealed; how long the answer took, in ms, without the signing. */
async function callOnce({ origin, contract, agent, caller }: Calling, input: Record<string, unknown>) {
  sequence = Math.max(sequence + 1, Date.now());
  const { text } = await composeCall(nodePrimitives, caller.session, {
    method: contract.method,
    path: contract.path,
    lang: 'CN',
    sequence: String(sequence),
    business: encodeInput(contract.input, input),
    isSealed: isSealed(contract),
  });
  const start = performance.now();
  const answer = await send({ origin, contract, text, cookie: caller.cookie, agent });
  return { answer, took: performance.now() - start, isFine: answer.startsWith('{"code":1,') };
}

export interface PlainJob extends Pick<Job, 'origin' | 'seconds' | 'connections'> {
  /** Asked for by turns. */
  readonly paths: readonly string[];
}

/** The same with plain requests for JSON, as another product answers them. */
export async function drivePlain({ origin, paths, seconds, connections }: PlainJob): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const worker = async () => {
    while (performance.now() < started + seconds * 1000) {
      const start = performance.now();
      const answer = await request({ url: `${origin}${paths[calls++ % paths.length]}`, method: 'GET', agent });
      times.push(performance.now() - start);
      if (!answer.startsWith('{"data":')) errors++;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return resultOf(times, { started, errors });
}

function resultOf(times: number[], { started, errors }: { started: number; errors: number }): Result {
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { calls: times.length, perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), errors };
}

async function openSession({
  token,
  userId,
  secret,
  cookie,
}: Visitor): Promise<{ session: ClientSession; cookie: string }> {
  const keys = await deriveSessionKeys(nodePrimitives, { secret: Buffer.from(secret, 'hex'), token, side: 'client' });
  return { session: { token, userId, keys }, cookie };
}

interface Sending {
  readonly origin: string;
  readonly contract: Contract;
  readonly text: string;
  readonly cookie: string;
  readonly agent: Agent;
}

function send({ origin, contract, text, cookie, agent }: Sending): Promise<string> {
  const isPost = contract.method === 'POST';
  const url = `${origin}/talents${contract.path}${isPost ? '' : `?${text}`}`;
  const headers = { cookie, ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) };
  return request({ url, method: contract.method, agent, headers, ...(isPost ? { body: text } : {}) });
}

interface Request {
  readonly url: string;
  readonly method: string;
  readonly agent: Agent;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function request({ url, method, agent, headers = {}, body }: Request): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { method, agent, headers }, (reply) => {
      let answer = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        answer += chunk;
      });
      reply.on('end', () => resolve(answer));
    });
    call.on('error', reject);
    call.end(body);
  });
}
