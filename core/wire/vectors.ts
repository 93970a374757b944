import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { toHex } from './bytes.ts';
import { canonicalForm } from './canonical.ts';
import { type ClientSession, composeCall, type OutgoingCall } from './compose.ts';
import { stringToSign, verifyFields } from './digest.ts';
import { deriveSessionKeys, type Side } from './keys.ts';
import { answerOpen, beginOpen, readOpen, transcriptHash } from './open.ts';
import { type Pairs, parsePairs, serialisePairs } from './pairs.ts';
import type { WirePrimitives } from './primitives.ts';
import { readOuter, requireSealed, type WireLanguage } from './reserved.ts';
import { openAnswer, openFields, openSecret, sealAnswer, sealSecret } from './seal.ts';
import { composeUploadMeta, readUploadMeta } from './upload-meta.ts';
import vectors from './vectors.json' with { type: 'json' };

/** Outcome of one test vector; `detail` lists every value that differs. */
export interface VectorResult {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** Computes test vectors V1 to V10 at both ends of the wire with the primitives given and compares every stage with the stored values; never throws. */
export async function runVectors(primitives: WirePrimitives): Promise<VectorResult[]> {
  const results: VectorResult[] = [];
  for (const [id, vector] of Object.entries(VECTORS)) {
    const differences: string[] = [];
    const same: Compare = (label, actual, expected) => {
      if (actual !== expected) differences.push(`${label}: ${actual} is not ${expected}`);
    };
    try {
      await vector(primitives, same);
    } catch (error) {
      differences.push(String(error));
    }
    results.push({
      name: `${id} ${vectors[id as VectorId].name}`,
      ok: differences.length === 0,
      detail: differences.join('\n'),
    });
  }
  return results;
}

type Compare = (label: string, actual: unknown, expected: unknown) => void;
type VectorId = Exclude<keyof typeof vectors, 'common'>;

const { common, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10 } = vectors;

const VECTORS: Readonly<Record<VectorId, (primitives: WirePrimitives, same: Compare) => Promise<void>>> = {
  V1: async (primitives, same) => {
    same('canonical form', canonicalForm(firstFields), V1.canonical);
    same('SHA-256', await hashOf(primitives, V1.canonical), V1.sha256);
    same('parsed again', canonicalForm(parsePairs(serialisePairs(firstFields))), V1.canonical);
  },
  V2: async (primitives, same) => {
    const { utf8 } = primitives;
    const derive = async (info: string) =>
      toHex(await primitives.hkdf(fromHex(common.secret), utf8(`TW1|${common.token}`), utf8(info)));
    same('K_sig', await derive('TW1 sig c2s'), V2.sign);
    same('K_enc', await derive('TW1 enc c2s'), V2.request);
    same('K_dec', await derive('TW1 enc s2c'), V2.response);
  },
  V3: async (primitives, same) => {
    const line = { method: V3.method, path: V3.path, token: common.token, sequence: common.sequence };
    const hash = await primitives.sha256(primitives.utf8(V1.canonical));
    same('string to sign', await hashOf(primitives, stringToSign(line, hash)), V3.stringSha256);
    const { sign } = (await commonSession(primitives, 'client')).keys;
    const digest = await primitives.mac(sign, primitives.utf8(stringToSign(line, hash)));
    same('digest', encodeBase64url(digest), V3.digest);
    const verified = await verifyFields(primitives, sign, line, { fields: firstFields, digest: V3.digest });
    same('verified', encodeBase64url(verified), V3.digest);
  },
  V4: async (primitives, same) => {
    same('plain text', serialisePairs(toPairs(V4.business)), V4.plain);
    await sealedCall(primitives, same, V4);
  },
  V5: async (primitives, same) => {
    const client = await primitives.importExchangePair(fromHex(V5.clientPrivate), decodeBase64url(V5.cpk));
    const server = await primitives.importExchangePair(fromHex(V5.serverPrivate), decodeBase64url(V5.spk));
    same('Z', toHex(await primitives.exchange(client.privateKey, server.publicKey)), V5.shared);
    const [clientNonce, serverNonce] = [fromHex(V5.clientNonce), fromHex(V5.serverNonce)];
    const seen = { clientKey: client.publicKey, serverKey: server.publicKey, clientNonce, serverNonce };
    same('T', toHex(await transcriptHash(primitives, { ...seen, token: V5.token })), V5.transcript);

    const fixed = { ...primitives, exchangePair: async () => client, ...fixedRandom(clientNonce) };
    const opening = await beginOpen(fixed, 'CN');
    const random = fixedRandom(serverNonce, decodeBase64url(V5.token.slice(3)));
    const request = readOpen(parsePairs(serialisePairs(opening.fields)));
    const answered = await answerOpen({ ...primitives, exchangePair: async () => server, ...random }, request);
    same('cpk', encodeBase64url(request.clientKey), V5.cpk);
    same('spk', answered.answer.spk, V5.spk);
    same('token', answered.answer.token, V5.token);
    same('S of the server', toHex(answered.secret), V5.secret);
    same('S of the client', toHex(await opening.finish(answered.answer)), V5.secret);
  },
  V6: async (primitives, same) => {
    const text = await sealedCall(primitives, same, V6, V5);
    same('length with the question mark', `?${text}`.length, V6.queryLength);
  },
  V7: async (primitives, same) => {
    const line = { method: V6.method, path: V6.path, token: V5.token, sequence: V6.sequence };
    const [client, server] = [await session(primitives, 'client', V5), await session(primitives, 'server', V5)];
    const fixed = { ...primitives, ...fixedRandom(fromHex(V7.iv)) };
    const fresh = { secret: fromHex(V7.newSecret), newToken: common.token };
    same('secret', await sealSecret(fixed, server.keys.response, line, fresh), V7.secret);
    const sealed = { secret: V7.secret, newToken: common.token };
    same('opened', toHex(await openSecret(primitives, client.keys.response, line, sealed)), V7.newSecret);
  },
  V8: async (primitives, same) => {
    const file = primitives.utf8(V8.fileLine.repeat(V8.fileLines));
    const sha256 = toHex(await primitives.sha256(file));
    same('hash of the file', sha256, V8.fileSha256);
    same('size of the file', file.length, V8.size);
    const fixed = { ...primitives, ...fixedRandom(decodeBase64url(V8.nonce)) };
    const sender = await commonSession(primitives, 'client');
    const meta = await composeUploadMeta(fixed, sender, {
      part: { uploadId: V8.uploadId, index: V8.index, size: V8.size, sha256 },
      lang: 'CN',
      sequence: common.sequence,
    });
    const { outer, part } = readUploadMeta(meta);
    same('canonical form', await hashOf(primitives, canonicalForm(outer.fields)), V8.canonicalSha256);
    same('digest', outer.digest, V8.digest);
    same('part', `${part.uploadId} ${part.index} ${part.size} ${part.sha256}`, `up_0001 0 9000 ${V8.fileSha256}`);
    const line = { method: V8.method, path: V8.path, token: outer.token, sequence: outer.sequence };
    await verifyFields(primitives, sender.keys.sign, line, outer);
  },
  V9: async (primitives, same) => {
    await sealedCall(primitives, same, V9);
  },
  V10: async (primitives, same) => {
    const line = { method: V10.method, path: V10.path, token: common.token, sequence: common.sequence };
    const [client, server] = [await commonSession(primitives, 'client'), await commonSession(primitives, 'server')];
    const fixed = { ...primitives, ...fixedRandom(fromHex(V10.iv)) };
    same('sealed', await sealAnswer(fixed, server.keys.response, line, V10.answer), V10.sealed);
    const opened = await openAnswer(primitives, client.keys.response, line, V10.sealed);
    same('opened', JSON.stringify(opened), JSON.stringify(V10.answer));
  },
};

interface SealedVector {
  readonly method: string;
  readonly path: string;
  readonly iv: string;
  readonly business: string[][];
  readonly p: string;
  readonly digest: string;
  readonly canonicalSha256?: string;
  readonly lang?: string;
  readonly userId?: string;
  readonly sequence?: string;
}

/** Composes a sealed call as a client, reads, verifies and opens it as a server. */
async function sealedCall(primitives: WirePrimitives, same: Compare, vector: SealedVector, keys: KeySource = common) {
  const call: OutgoingCall = {
    method: vector.method,
    path: vector.path,
    lang: (vector.lang ?? common.lang) as WireLanguage,
    sequence: vector.sequence ?? common.sequence,
    business: toPairs(vector.business),
    isSealed: true,
  };
  const fixed = { ...primitives, ...fixedRandom(fromHex(vector.iv)) };
  const sender = { ...(await session(primitives, 'client', keys)), userId: vector.userId ?? common.userId };
  const { text, line } = await composeCall(fixed, sender, call);

  const outer = readOuter(parsePairs(text));
  const server = await session(primitives, 'server', keys);
  same('p', requireSealed(outer), vector.p);
  same('digest', outer.digest, vector.digest);
  if (vector.canonicalSha256) {
    same('canonical form', await hashOf(primitives, canonicalForm(outer.fields)), vector.canonicalSha256);
  }
  await verifyFields(primitives, server.keys.sign, line, outer);
  const opened = await openFields(primitives, server.keys.request, line, vector.p);
  same('opened', JSON.stringify(opened), JSON.stringify(vector.business));
  return text;
}

type KeySource = { readonly secret: string; readonly token: string };

async function session(primitives: WirePrimitives, side: Side, { secret, token }: KeySource): Promise<ClientSession> {
  const keys = await deriveSessionKeys(primitives, { secret: fromHex(secret), token, side });
  return { token, userId: common.userId, keys };
}

function commonSession(primitives: WirePrimitives, side: Side): Promise<ClientSession> {
  return session(primitives, side, common);
}

const firstFields: Pairs = [
  ...toPairs(V1.business),
  // A lone surrogate cannot stand in JSON that every parser reads.
  [V1.loneSurrogate.name, String.fromCharCode(Number.parseInt(V1.loneSurrogate.unit, 16))],
  ['lang', common.lang],
  ['sequence', common.sequence],
  ['token', common.token],
  ['userId', common.userId],
  ['nonce', V1.nonce],
];

function toPairs(rows: readonly string[][]): Pairs {
  return rows.map(([name, value]) => [name!, value!]);
}

async function hashOf(primitives: WirePrimitives, text: string): Promise<string> {
  return toHex(await primitives.sha256(primitives.utf8(text)));
}

function fixedRandom(...values: Uint8Array[]): Pick<WirePrimitives, 'randomBytes'> {
  const left = [...values];
  return { randomBytes: () => left.shift()! };
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
