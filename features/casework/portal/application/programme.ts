import { useEffect, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import type { Form } from '#core/forms/section.ts';
import { type State, states } from '#core/workflow/states.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import type { ApplicationTexts } from '#features/casework/texts/application/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useApplicationWords = wordsOf<ApplicationTexts>('application');

export type Whole = OutputOf<ProgrammeCalls['one']>;
export type Row = OutputOf<ProgrammeCalls['list']>['rows'][number];
export type Correction = Whole['corrections'][number];

/** The state of a stored key; a key of a newer release shows as the first state. */
export function stateOfKey(key: string): State {
  return states.find((state) => state.key === key) ?? states[0];
}

/** Where an application's pages lie. */
export function placesOf(code: string) {
  const base = `/serve/${code}`;
  return {
    guide: base,
    add: `${base}/add`,
    edit: (id: string) => `${base}/edit/${id}`,
    progress: (id: string) => `${base}/dtl/${id}`,
  };
}

/** The dictionaries a form needs; regions are big and come only where one is asked for. Undefined while they come. */
export function useFormDictionaries(form: Form | undefined): Dictionaries | undefined {
  const isNeeded = form?.sections.some((section) => hasRegion(section.fields)) ?? false;
  const [regions, setRegions] = useState<Dictionaries>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void import('#core/dictionaries/regions.ts').then(({ regions: region }) => {
      if (isCurrent) setRegions({ ...dictionaries, region });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return isNeeded ? regions : dictionaries;
}

function hasRegion(fields: readonly Field[]): boolean {
  return fields.some((field) => field.kind === 'region' || (field.kind === 'rows' && hasRegion(field.fields)));
}
