import { Type } from 'typebox';
import { DateTime, Id, Named, Nullable, RequestId, Revision } from './shapes.ts';

/** Section values as declared by the form; core/forms checks them, the wire only carries them. */
export const SectionValues = Named(Type.Unknown());

/** A section of a draft as it is kept. */
export const SectionShape = Type.Object({
  key: Type.String(),
  rev: Revision,
  values: SectionValues,
  savedAt: Nullable(DateTime),
});

/** The answer to a save. */
export const SectionSaved = Type.Object({
  id: Id,
  section: Type.String(),
  rev: Revision,
  savedAt: DateTime,
  values: SectionValues,
});

/** A save of one section over its base revision; null empties a field. */
export const sectionSave = {
  section: Type.String({ maxLength: 40 }),
  baseRev: Revision,
  patch: SectionValues,
  clientTx: RequestId,
};
