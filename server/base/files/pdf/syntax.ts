/** What one entry of a dictionary may hold, as far as it matters here. */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string' | 'other' | 'null' }
  | { readonly kind: 'ref'; readonly object: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: readonly PdfEntry[] };

/** A key and its value; keys may come twice, and readers differ in which one they take. */
export type PdfEntry = readonly [key: string, value: PdfValue];

/** The bytes are no PDF syntax. */
export class PdfFault extends Error {}

const maxDepth = 200;

/** Reads the value at `start`; returns it with the place behind it. Throws PdfFault. */
export function readValue(bytes: Uint8Array, start: number): { value: PdfValue; end: number } {
  const reader = new Reader(bytes, start);
  return { value: reader.value(0), end: reader.at };
}

/** The place of the next byte that is neither white space nor part of a comment. */
export function skipSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const byte = bytes[at];
    if (byte === 0x25) while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at++;
    else if (byte !== undefined && isSpace(byte)) at++;
    else return at;
  }
}

class Reader {
  readonly bytes: Uint8Array;
  at: number;
  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  value(depth: number): PdfValue {
    if (depth > maxDepth) throw new PdfFault('nested too deeply');
    this.at = skipSpace(this.bytes, this.at);
    const byte = this.bytes[this.at];
    if (byte === 0x2f) return { kind: 'name', name: this.name() };
    if (byte === 0x28) return this.text();
    if (byte === 0x5b) return this.array(depth);
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.dictionary(depth) : this.hexText();
    return this.word();
  }

  dictionary(depth: number): PdfValue {
    const entries: PdfEntry[] = [];
    this.at += 2;
    for (;;) {
      this.at = skipSpace(this.bytes, this.at);
      const byte = this.bytes[this.at];
      if (byte === 0x3e && this.bytes[this.at + 1] === 0x3e) {
        this.at += 2;
        return { kind: 'dictionary', entries };
      }
      if (byte !== 0x2f) throw new PdfFault('a key is missing');
      const key = this.name();
      entries.push([key, this.value(depth + 1)]);
    }
  }

  array(depth: number): PdfValue {
    const items: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      this.at = skipSpace(this.bytes, this.at);
      if (this.bytes[this.at] === 0x5d) {
        this.at += 1;
        return { kind: 'array', items };
      }
      items.push(this.value(depth + 1));
    }
  }

  /** Names may hide their letters as #xx. */
  name(): string {
    this.at += 1;
    let name = '';
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at] as number;
      if (isSpace(byte) || isDelimiter(byte)) break;
      const hex = byte === 0x23 ? this.latin(this.at + 1, this.at + 3) : '';
      if (/^[0-9a-f]{2}$/i.test(hex)) {
        name += String.fromCharCode(Number.parseInt(hex, 16));
        this.at += 2;
      } else name += String.fromCharCode(byte);
    }
    return name;
  }

  text(): PdfValue {
    let depth = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === 0x5c) this.at++;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) {
        this.at++;
        return { kind: 'string' };
      }
    }
    throw new PdfFault('a text has no end');
  }

  hexText(): PdfValue {
    const end = this.bytes.indexOf(0x3e, this.at);
    if (end < 0) throw new PdfFault('a text has no end');
    this.at = end + 1;
    return { kind: 'string' };
  }

  word(): PdfValue {
    const word = this.take();
    if (word === '') throw new PdfFault('a value is missing');
    if (word === 'null') return { kind: 'null' };
    if (!/^\d{1,10}$/.test(word)) return /^[+-.\d]+$/.test(word) ? number(word) : { kind: 'other' };
    const behind = this.at;
    this.at = skipSpace(this.bytes, this.at);
    const generation = this.take();
    this.at = skipSpace(this.bytes, this.at);
    if (/^\d{1,5}$/.test(generation) && this.take() === 'R') return { kind: 'ref', object: Number(word) };
    this.at = behind;
    return number(word);
  }

  take(): string {
    const from = this.at;
    while (this.at < this.bytes.length) {
      const byte = this.bytes[this.at] as number;
      if (isSpace(byte) || isDelimiter(byte) || this.at - from > 40) break;
      this.at++;
    }
    return this.latin(from, this.at);
  }

  latin(from: number, to: number): string {
    return String.fromCharCode(...this.bytes.subarray(from, to));
  }
}

function number(word: string): PdfValue {
  return { kind: 'number', value: Number(word) };
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
}

function isDelimiter(byte: number): boolean {
  return '()<>[]{}/%'.includes(String.fromCharCode(byte));
}
