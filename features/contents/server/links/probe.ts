import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import type { OutsideFault } from '#features/contents/shared/links.ts';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds a site has for each answer. */
const patience = 10_000;
/** Redirects followed; each hop is looked up and checked like the first. */
const mostHops = 5;

interface Address {
  readonly address: string;
  readonly family: number;
}

/** How names are looked up and which addresses may be spoken to; tests bring their own. */
export interface ProbeOptions {
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly patience?: number;
}

/**
 * Asks another site whether an address is there: only its head, and where that is refused its text, which is not read.
 * Nothing about anybody goes along. The connection is made to the very address that was checked, so that a name cannot
 * answer differently a moment later. Null when it leads somewhere.
 */
export async function probe(href: string, options: ProbeOptions = {}): Promise<OutsideFault | null> {
  let url = new URL(href);
  for (let hop = 0; hop <= mostHops; hop++) {
    const answer = await askOnce(url, options);
    if (typeof answer === 'string') return answer;
    if (answer.location === undefined) return faultOf(answer.status);
    if (!URL.canParse(answer.location, url)) return 'FAILED';
    url = new URL(answer.location, url);
  }
  return 'LOOP';
}

interface Answer {
  readonly status: number;
  readonly location?: string;
}

/** Who asks for a sign-in, or has no time for us, is there. */
function faultOf(status: number): OutsideFault | null {
  if (status === 404 || status === 410) return 'GONE';
  return status < 400 || [401, 403, 407, 429, 451].includes(status) ? null : 'FAILED';
}

async function askOnce(url: URL, options: ProbeOptions): Promise<Answer | OutsideFault> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return 'FAILED';
  const found = await addressOf(url, options);
  if (typeof found === 'string') return found;
  try {
    const head = await send(url, { method: 'HEAD', ...found }, options);
    return head.status < 400 ? head : await send(url, { method: 'GET', ...found }, options);
  } catch {
    return 'UNREACHABLE';
  }
}

/** The address to speak to; one inner address among several is refused, whoever put it there. */
async function addressOf(url: URL, options: ProbeOptions): Promise<Address | OutsideFault> {
  const { resolve = (name) => lookup(name, { all: true }), isAllowed = isPublicAddress } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await resolve(host).catch(() => []);
  if (found.length === 0) return 'UNREACHABLE';
  return found.every(({ address }) => isAllowed(address)) ? found[0]! : 'PRIVATE';
}

function send(url: URL, to: Address & { method: string }, options: ProbeOptions): Promise<Answer> {
  const { method, address, family } = to;
  const settings: RequestOptions = {
    method,
    // A connection of its own, never one that was opened for another name.
    agent: false,
    headers: { 'user-agent': 'Wutong link check', accept: '*/*' },
    signal: AbortSignal.timeout(options.patience ?? patience),
    lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
  };
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? secure : plain;
    const asked = start(url, settings, (answer) => {
      // What it says is nobody's business here.
      answer.destroy();
      if (answer.socket.remoteAddress && answer.socket.remoteAddress !== address) return reject(new Error('elsewhere'));
      resolve(answerOf(answer));
    });
    asked.on('error', reject).end();
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage): Answer {
  const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  return isMoved ? { status: statusCode, location: headers.location! } : { status: statusCode };
}
