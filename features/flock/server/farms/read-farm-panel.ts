import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { farmPanelCall } from '#features/flock/office-calls.ts';
import { breedNames, farmRoleNames, floorNames, measureNames, measureUnit } from '#features/flock/resources/words.ts';
import { readEntries } from '#features/flock/server/entries/read-entries.ts';
import { farmMembers, farms } from '#features/flock/server/tables.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { measures } from '#features/flock/shared/scoring/limits.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';

type Panel = typeof farmPanelCall;

/** What the back office shows of a farm beside its key facts; names of people masked. */
export async function readFarmPanel(scope: ActorScope, { id }: InputOf<Panel>): Promise<OutputOf<Panel>> {
  const { db, tenantId } = scope;
  const [known] = await db
    .select({ id: farms.id })
    .from(farms)
    .where(and(eq(farms.tenantId, tenantId), eq(farms.id, id)));
  if (!known) throw new Refusal('NOT_FOUND');
  const farm = readFarm(id, await readEntries(scope, { farmId: id, doc: farmDoc }));
  return {
    genetics: farm.genetics,
    breed: breedOf(farm),
    houses: farm.houses.map((house) => ({
      id: house.id,
      name: house.name,
      floor: floorNames[house.floor],
      birds: house.birds,
      placedOn: house.placedOn,
      isSick: house.isSick,
    })),
    members: await listPeople(scope, id),
    limits: measures.flatMap((measure) => {
      const own = farm.limits[measure];
      return own ? [{ name: measureNames[measure], unit: measureUnit(measure), good: own.good, act: own.act }] : [];
    }),
  };
}

function breedOf({ breed, breedText }: Farm) {
  return breed === 'other' && breedText !== '' ? { CN: breedText, EN: breedText } : breedNames[breed];
}

async function listPeople({ db, tenantId }: ActorScope, farmId: string) {
  const rows = await db
    .select({ name: accounts.nickname, role: farmMembers.role, since: farmMembers.createdAt })
    .from(farmMembers)
    .innerJoin(accounts, eq(accounts.id, farmMembers.accountId))
    .where(and(eq(farmMembers.tenantId, tenantId), eq(farmMembers.farmId, farmId)))
    .orderBy(asc(farmMembers.createdAt), asc(farmMembers.accountId));
  return rows.map(({ name, role, since }) => ({
    name: String(maskAs('name', name)),
    role: farmRoleNames[role] ?? { CN: role, EN: role },
    since: since.toISOString(),
  }));
}
