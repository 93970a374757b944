import { useMemo } from 'react';
import { programmeYearCall } from '#features/casework/calls/applications.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { inYear } from '#features/casework/shared/programme-year.ts';
import { useCall } from '#web/kit/call/query.ts';

/** A programme as its present year offers it; where the year cannot be read, as it is defined. */
export function useOffered(code: string): ReturnType<typeof useProgramme> {
  const { programme: definition, ...loading } = useProgramme(code);
  const { data, isPending } = useCall(programmeYearCall, { code }, { staleTime: 300_000, quiet: true });
  const programme = useMemo(
    () => definition && (data ? inYear(definition, data.yearSettings) : definition),
    [definition, data],
  );
  return { ...loading, programme: isPending ? undefined : programme };
}
