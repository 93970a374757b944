import { type ClientSession, composeCall, type OutgoingCall } from './compose.ts';
import { WireFault } from './fault.ts';
import { parsePairs } from './pairs.ts';
import type { WirePrimitives } from './primitives.ts';
import { type Outer, readOuter, requireClear } from './reserved.ts';

/** Bytes of one upload part, the last one excepted (4 MiB). */
export const PART_BYTES = 4_194_304;
/** Path of the call that carries one part. */
export const PART_PATH = '/api/resource/upload/part';

/** One part of an upload: `index` from 0, `size` in bytes, `sha256` of the part in lower-case hex. */
export interface UploadPart {
  readonly uploadId: string;
  readonly index: number;
  readonly size: number;
  readonly sha256: string;
}

/** The signed line that travels as text field `meta` before the bytes of a part. */
export async function composeUploadMeta(
  primitives: WirePrimitives,
  session: ClientSession,
  { part, lang, sequence, idle }: { part: UploadPart } & Pick<OutgoingCall, 'lang' | 'sequence' | 'idle'>,
): Promise<string> {
  const { text } = await composeCall(primitives, session, {
    method: 'POST',
    path: PART_PATH,
    lang,
    sequence,
    idle,
    isSealed: false,
    business: [
      ['uploadId', part.uploadId],
      ['index', String(part.index)],
      ['size', String(part.size)],
      ['sha256', part.sha256],
    ],
  });
  return text;
}

/** Reads a `meta` line: outer fields still to be verified with verifyFields, and the part they describe. Throws WireFault `field-form`, `field-missing`, or what readOuter and parsePairs throw. */
export function readUploadMeta(meta: string): { outer: Outer; part: UploadPart } {
  const outer = readOuter(parsePairs(meta));
  const values = new Map(requireClear(outer));
  if (values.size !== 4 || outer.business.length !== 4) throw new WireFault('field-form', 'meta');
  const take = (name: string, form: RegExp) => {
    const value = values.get(name);
    if (value === undefined) throw new WireFault('field-missing', name);
    if (!form.test(value)) throw new WireFault('field-form', name);
    return value;
  };
  const part = {
    uploadId: take('uploadId', /^[A-Za-z0-9_-]{1,64}$/),
    index: Number(take('index', /^(?:0|[1-9][0-9]{0,5})$/)),
    size: Number(take('size', /^[1-9][0-9]{0,6}$/)),
    sha256: take('sha256', /^[0-9a-f]{64}$/),
  };
  if (part.size > PART_BYTES) throw new WireFault('field-form', 'size');
  return { outer, part };
}
