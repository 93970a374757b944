import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';

/** How many rows lie before a page by number, 20 a page unless said otherwise; INVALID beyond the numbered rows. */
export function rowsBefore({ page = 1, size = 20 }: { page?: number; size?: number }): number {
  const before = (page - 1) * size;
  if (before < numberedRows) return before;
  throw new Refusal('INVALID', { fields: [{ path: 'page', key: 'INVALID', msg: 'page' }], params: { count: 1 } });
}

/** Members of a cursor: values of the order of a list. */
export type Position = readonly (string | number | boolean)[];

/** The cursor after a row: opaque to clients, two values of its order. */
export function cursorOf(at: Date, id: string | number): string {
  return writePosition([at.toISOString(), String(id)]);
}

/** Reads a cursor; throws INVALID for one that was not made here. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const position = readPosition(cursor, 2);
  return { at: instantIn(position?.[0]), id: String(position?.[1]) };
}

/** A cursor of an order with other members. */
export function writePosition(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Reads a cursor with that many members, or null when there is none; throws INVALID for one that was not made here. */
export function readPosition(cursor: string | undefined, members: number): Position | null {
  if (cursor === undefined) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isPosition =
      Array.isArray(position) &&
      position.length === members &&
      position.every(
        (each) => ['number', 'boolean'].includes(typeof each) || (typeof each === 'string' && isMember(each)),
      );
    if (isPosition) return position;
  } catch {
    // Told below, like a cursor of the wrong shape.
  }
  throw notMadeHere();
}

/** An instant out of a cursor, as it was written there; throws INVALID when it is none. */
export function instantIn(member: string | number | boolean | undefined): Date {
  const text = String(member);
  const instant = new Date(instantForm.test(text) ? text : Number.NaN);
  // The thirty-first of February is read as a day of March.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(text.slice(0, 10))) throw notMadeHere();
  return instant;
}

/** A whole number out of a cursor; throws INVALID when it is none. */
export function numberIn(member: string | number | boolean | undefined): number {
  const number = /^\d{1,15}$/.test(String(member)) ? Number(member) : Number.NaN;
  if (Number.isNaN(number)) throw notMadeHere();
  return number;
}

/** What the database writes and what toISOString gives; both also read it. */
const instantForm = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3,6}Z$/;

/** Ids and instants. */
function isMember(text: string): boolean {
  return /^[\w:.-]{1,64}$/.test(text);
}

function notMadeHere(): Refusal {
  return new Refusal('INVALID', { fields: [{ path: 'after', key: 'INVALID', msg: 'after' }], params: { count: 1 } });
}
