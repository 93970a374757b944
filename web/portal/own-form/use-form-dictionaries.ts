import { useMemo } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import type { Form } from '#core/forms/section.ts';
import { useOfferedRegions } from '#web/kit/form/offered-regions.ts';

/**
 * The dictionaries a form needs; regions are big and come only where one is asked for. Undefined while they come. What was
 * submitted keeps its regions, replaced or not.
 */
export function useFormDictionaries(form: Form | undefined, isSubmitted = false): Dictionaries | undefined {
  const isNeeded = form?.sections.some((section) => hasRegion(section.fields)) ?? false;
  const region = useOfferedRegions(isNeeded, isSubmitted);
  const withRegions = useMemo(() => region && { ...dictionaries, region }, [region]);
  return isNeeded ? withRegions : dictionaries;
}

function hasRegion(fields: readonly Field[]): boolean {
  return fields.some((field) => field.kind === 'region' || (field.kind === 'rows' && hasRegion(field.fields)));
}
