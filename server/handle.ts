import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { ActorScope, Scope } from './scope.ts';

/** One call and what carries it out. */
export interface Handler {
  readonly contract: Contract;
  run(scope: Scope, input: unknown, http: Http): Promise<unknown>;
  /** In place of `run` for calls with slow work (files): it opens the transaction itself, when the slow work is done. */
  readonly runSlow?: (call: SlowCall, input: unknown, http: Http) => Promise<unknown>;
}

/** A call that holds no connection while it works. */
export interface SlowCall {
  readonly actor: ActorScope['actor'] | null;
  readonly now: Date;
  readonly services: ActorScope['services'];
  /** Runs queries on a connection of the tenant. */
  read<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Runs `work` as the call's transaction, once; a repeat of a named request gets the stored answer instead. */
  transact<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
}

/** The same of a signed-in person. */
export interface SlowActorCall extends SlowCall {
  readonly actor: ActorScope['actor'];
  read<T>(work: (scope: ActorScope) => Promise<T>): Promise<T>;
  transact<T>(work: (scope: ActorScope) => Promise<T>): Promise<T>;
}

/** The request and reply, for the few calls whose answer is not an envelope (files) or that read a stream (uploads). */
export interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Ties a contract that anybody may call to its verb. */
export function handleOpen<C extends Contract>(
  contract: C,
  run: (scope: Scope, input: InputOf<C>, http: Http) => Promise<OutputOf<C>>,
): Handler {
  return { contract, run: (scope, input, http) => run(scope, input as InputOf<C>, http) };
}

/** Ties a contract for signed-in people to its verb; the answer may be a file where the class of the call says so. */
export function handle<C extends Contract>(
  contract: C,
  run: (scope: ActorScope, input: InputOf<C>, http: Http) => Promise<OutputOf<C> | FileAnswer>,
): Handler {
  if (contract.access === 'open') throw new Error(`${contract.path} is open: its verb cannot rely on an actor`);
  return { contract, run: (scope, input, http) => run(withActor(scope), input as InputOf<C>, http) };
}

/** Ties a contract for signed-in people to a verb whose slow work must not hold a transaction open. */
export function handleSlow<C extends Contract>(
  contract: C,
  runSlow: (call: SlowActorCall, input: InputOf<C>, http: Http) => Promise<OutputOf<C>>,
): Handler {
  const runWith = (call: SlowCall, input: unknown, http: Http) => {
    if (!call.actor) throw new Refusal('SESSION_EXPIRED');
    return runSlow(call as SlowActorCall, input as InputOf<C>, http);
  };
  return {
    ...handle(contract, (scope, input, http) => {
      const { actor, now, services } = scope;
      return runSlow(
        { actor, now, services, read: (work) => work(scope), transact: (work) => work(scope) },
        input,
        http,
      );
    }),
    runSlow: runWith,
  };
}

function withActor(scope: Scope): ActorScope {
  if (!scope.actor || scope.sessionId === null) throw new Refusal('SESSION_EXPIRED');
  return scope as ActorScope;
}

/**
 * A refusal whose traces must stay (a failed attempt that was counted, a code that was used up): what the transaction
 * wrote so far is committed before it is answered.
 */
export class KeptRefusal extends Refusal {}

/** An answer that is a file: streamed by the registrar with a safe content-disposition. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly name: string;
  readonly type: string;
  readonly size?: number;
  readonly disposition?: 'attachment' | 'inline';
  /** Value of cache-control; nothing is stored without one. */
  readonly cache?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP status, for parts of a file (206). */
  readonly status?: number;
  readonly content: Uint8Array | NodeJS.ReadableStream;
}

export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && (answer as FileAnswer).kind === 'file';
}
