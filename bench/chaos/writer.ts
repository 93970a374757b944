import { randomUUID } from 'node:crypto';
import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { callsOf, type ProgrammeCalls } from '#features/casework/calls/applications.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { HttpTestClient } from '#server/testing/http-client.ts';

/** One save that was asked for, whether or not its answer has come. */
interface Save {
  readonly clientTx: string;
  readonly address: string;
  readonly baseRev: number;
}

/** Somebody who saves the address of an application again and again, and writes down what was acknowledged. */
export class Writer {
  readonly client: HttpTestClient;
  readonly name: string;
  /** Saves the server has acknowledged. */
  acknowledged = 0;
  /** Saves sent again because their answer was lost. */
  repeated = 0;
  #calls: ProgrammeCalls = callsOf(programmes[0]!.code);
  #before = 0;
  #id: string | undefined;
  #rev = 0;
  #address: string | undefined;
  #pending: Save | null = null;

  constructor(origin: string, name: string) {
    this.client = new HttpTestClient(origin);
    this.name = name;
  }

  /** Signs in and picks a programme to which this account may apply; false when there is none. */
  async begin(password: string): Promise<boolean> {
    const { code, msg } = await this.client.signIn(this.name, password, acpwdwebCall);
    if (code !== 1) throw new Error(`${this.name} cannot sign in: ${msg}`);
    for (const calls of programmes.map(({ code }) => callsOf(code))) {
      const { rows, canAdd } = await this.#ask(calls.list, {});
      if (!canAdd) continue;
      this.#calls = calls;
      this.#before = rows.length;
      return true;
    }
    return false;
  }

  /** Saves until the connection breaks. A save without an answer is sent again first, under the same name. */
  async work(): Promise<void> {
    for (;;) {
      if (this.#pending) this.repeated++;
      this.#pending ??= {
        clientTx: randomUUID(),
        address: `云汀新区梧桐大道 ${this.#rev + 1} 号`,
        baseRev: this.#rev,
      };
      const { address, clientTx, baseRev } = this.#pending;
      const known = this.#id === undefined ? {} : { id: this.#id };
      const input = { ...known, section: 'contact', baseRev, patch: { address }, clientTx };
      const answer = await this.client.call(this.#calls.save, input).catch(() => null);
      if (answer === null) return;
      if (answer.code !== 1) throw new Error(`${this.name} was refused: ${answer.code} ${answer.msg}`);
      if (answer.obj.rev !== baseRev + 1) throw new Error(`${this.name} saved ${answer.obj.rev} over ${baseRev}`);
      this.#id = answer.obj.id;
      this.#rev = baseRev + 1;
      this.#address = address;
      this.#pending = null;
      this.acknowledged++;
    }
  }

  /** What is wrong with what the server holds, in words; nothing when all that it acknowledged is there, once. */
  async check(): Promise<string[]> {
    const { rows } = await this.#ask(this.#calls.list, {});
    const own = rows.length - this.#before;
    if (own > 1) return [`${this.name} has ${own} applications instead of one`];
    if (this.#id === undefined) return [];
    const { sectionsData } = await this.#ask(this.#calls.one, { id: this.#id });
    const held = sectionsData.find((section) => section.key === 'contact');
    const isLast = held?.rev === this.#rev && held.values.address === this.#address;
    const isNext = held?.rev === this.#rev + 1 && held.values.address === this.#pending?.address;
    if (isLast || isNext) return [];
    return [`${this.name} holds revision ${held?.rev} “${held?.values.address}”, acknowledged was ${this.#rev}`];
  }

  async #ask<C extends Contract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const { code, msg, obj } = await this.client.call(contract, input);
    if (code !== 1) throw new Error(`${this.name}: ${contract.path} answered ${code} ${msg}`);
    return obj;
  }
}
