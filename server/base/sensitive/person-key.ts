import type { Section } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { Scope } from '#server/scope.ts';

/** Keyed hash of the applicant's certificate (16 bytes), by which the same person is found again; null without one. */
export function personKey(scope: Scope, sections: readonly Section[], data: Data): Buffer | null {
  const found = certificateOf(sections);
  const value = found && data[found.section]?.[found.field];
  if (!isRecord(value) || isBlank(value.number)) return null;
  return scope.services.keys.blindIndex(scope.tenantId, 'certificate', String(value.type), String(value.number));
}

/** The field that identifies the applicant: the first certificate of the form. */
export function certificateOf(sections: readonly Section[]): { section: string; field: string } | undefined {
  for (const section of sections) {
    const field = section.fields.find((each) => each.kind === 'certificate');
    if (field) return { section: section.key, field: field.key };
  }
  return undefined;
}
