import { maskMiddle } from '#core/forms/masks.ts';
import { getPath } from '#core/forms/paths.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { dataOf, readSectionsOf } from '#features/casework/server/applications/sections/sections.ts';
import type { Scope } from '#server/scope.ts';

/** What a lease says of its tenant beside the name, by the application that led to it: the number of their document, masked, and how many move in. */
export async function lesseesOf(
  scope: Scope,
  applicationIds: readonly string[],
): Promise<Map<string, { lesseeNo: string | null; people: number | null }>> {
  const programme = definitionOf('apartapply');
  const sections = await readSectionsOf(
    scope,
    applicationIds.map((id) => ({ id, programme })),
  );
  return new Map(
    [...sections].map(([id, stored]) => {
      const data = dataOf(stored);
      const [number, people] = [getPath(data, 'person.identity.number'), getPath(data, 'housing.people')];
      return [
        id,
        {
          lesseeNo: typeof number === 'string' && number !== '' ? maskMiddle(number) : null,
          people: typeof people === 'number' ? people : null,
        },
      ];
    }),
  );
}
