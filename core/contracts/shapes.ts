import { type Static, type TSchema, Type } from 'typebox';

/** Schema pieces used by several calls. Date-times are ISO 8601 in UTC, dates YYYY-MM-DD in Asia/Shanghai. */
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** Of a record of a resource: an id, or the code that is its name, such as `Mgr.Role.edit`. */
export const RecordId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.-]+$' });
/**
 * The tenant that a page of the back office believes in, in calls that other applications make, too: the session decides,
 * and a page of another tenant is refused (112).
 */
export const PageTenant = Type.Optional(Id);
export const DateTime = Type.String({ maxLength: 40 });
/** A date-time as callers name one: with its zone, in a year that every part of the house can reckon with. */
export const Instant = Type.String({
  maxLength: 40,
  pattern:
    '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)$',
});
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** Days on which a tenant departs from the calendar of the State. */
export const OwnDays = Type.Array(Type.Object({ day: Day, isWorking: Type.Boolean() }));
export const Bilingual = Type.Object({ CN: Type.String(), EN: Type.String() });
export const LocaleName = Type.Union([
  Type.Literal('CN'),
  Type.Literal('EN'),
  Type.Literal('es'),
  Type.Literal('pt'),
  Type.Literal('tr'),
  Type.Literal('vi'),
]);
export const Done = Type.Object({});
export const Nothing = Type.Object({}, { additionalProperties: false });
/** Names one submission of the caller; sent again unchanged on a retry, so that the effect happens once. */
export const RequestId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** The largest integer that a column holds. */
export const mostInteger = 2_147_483_647;
export const Revision = Type.Integer({ minimum: 0, maximum: mostInteger });
export const Reason = Type.String({ minLength: 1, maxLength: 2000 });

/** Input objects refuse fields they do not name. */
export function Input<const P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function Nullable<const T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** An object whose names are data. (TypeBox's own Record would bring its whole type engine into the browser, 70 kB.) */
export function Named<const T extends TSchema>(value: T) {
  return Type.Unsafe<Record<string, Static<T>>>({ type: 'object', patternProperties: { '^.*$': value } });
}

/** A file as records show it; `type` is the stored media type, `size` in bytes. */
export const FileShape = Type.Object({
  id: Id,
  name: Type.String(),
  size: Type.Integer(),
  type: Type.String(),
});
