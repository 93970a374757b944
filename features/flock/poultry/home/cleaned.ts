import { database } from '#features/flock/poultry/store/database.ts';
import { writeFarm } from '#features/flock/poultry/store/write.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';

const keyOf = (on: string) => `cleaned:${on}`;

/** After which houses boots and hands were cleaned on a day, by farm. */
export async function loadCleaned(on: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = await database().entries.where('doc').equals(farmDoc).toArray();
  return new Map(
    entries
      .filter(({ key, value }) => key === keyOf(on) && value !== null)
      .map(({ farmId, value }) => [farmId, value as string[]]),
  );
}

/** Ticks or unticks the cleaning after a house on a day. */
export async function setCleaned(
  on: string,
  { farmId, houseId }: { farmId: string; houseId: string },
  isClean: boolean,
) {
  const before = (await loadCleaned(on)).get(farmId) ?? [];
  const others = before.filter((id) => id !== houseId);
  await writeFarm(farmId, [{ key: keyOf(on), value: isClean ? [...others, houseId] : others }]);
}
