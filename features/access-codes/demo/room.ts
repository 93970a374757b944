import { dayInShanghai, endOfDayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import { hashOf, newCode } from '#features/access-codes/server/code-hash.ts';
import { accessBatches, accessCodes, accessUses } from '#features/access-codes/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';

interface DemoBatch {
  readonly scene: string;
  readonly CN: string;
  readonly EN: string;
  readonly codes: number;
  readonly usesEach: number;
  readonly used: number;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly isOff?: true;
}

const batches: readonly DemoBatch[] = [
  {
    scene: 'ACTIVITY',
    CN: '企业人才专员培训嘉宾',
    EN: 'Guests of the talent officers’ training',
    codes: 12,
    usesEach: 1,
    used: 7,
    from: -9,
    to: 10,
  },
  { scene: 'COURSE', CN: '单位专班', EN: 'Company class', codes: 1, usesEach: 6, used: 6, from: -28, to: 32 },
  {
    scene: 'JUDGE',
    CN: '复赛评委 A 组',
    EN: 'Judges of the semi-final, group A',
    codes: 7,
    usesEach: 1,
    used: 0,
    from: -11,
    to: 18,
  },
  {
    scene: 'ACTIVITY',
    CN: '招聘会企业入场',
    EN: 'Companies at the job fair',
    codes: 50,
    usesEach: 2,
    used: 0,
    from: 2,
    to: 4,
  },
  {
    scene: 'COURSE',
    CN: '申报辅导内测',
    EN: 'Trial of the application course',
    codes: 1,
    usesEach: 20,
    used: 4,
    from: -17,
    to: 1,
    isOff: true,
  },
  {
    scene: 'COURSE',
    CN: '秋季新人专班',
    EN: 'Autumn class for newcomers',
    codes: 10,
    usesEach: 1,
    used: 3,
    from: -80,
    to: -20,
  },
];

/** Batches in each state, used by people of the demo. */
export const accessCodesDemo: DemoRoom = {
  publish: async (stage) => async (db) => {
    for (const [at, batch] of batches.entries()) await write(db, stage, batch, at);
  },
};

async function write(db: Db, stage: Stage, batch: DemoBatch, at: number): Promise<void> {
  const { services, now } = stage;
  const tenantId = stage.tenantId('yunting');
  const scene = services.features.codeScenes.find(({ code }) => code === batch.scene)!;
  const scope = { db, tenantId, now, services } as unknown as ActorScope;
  const options = await scene.options(scope);
  const ref = options[at % options.length]!;
  const today = dayInShanghai(now);
  const plain = Array.from({ length: batch.codes }, () => newCode(scene.prefix));
  const id = newId();
  const validFrom = midnightInShanghai(moveDate(today, { days: batch.from }));
  const createdAt = new Date(Math.min(validFrom.getTime() + 9 * hour, now.getTime() - (at + 1) * hour));
  await db.insert(accessBatches).values({
    id,
    tenantId,
    titleCN: batch.CN,
    titleEN: batch.EN,
    scene: scene.code,
    refId: ref.value,
    refCN: ref.label.CN,
    refEN: ref.label.EN,
    prefix: scene.prefix,
    tail: plain[0]!.slice(-2),
    codes: batch.codes,
    usesEach: batch.usesEach,
    used: batch.used,
    validFrom,
    validTo: endOfDayInShanghai(moveDate(today, { days: batch.to })),
    issuedBy: stage.player('admin').id,
    isOn: !batch.isOff,
    createdAt,
    updatedAt: createdAt,
  });
  const usesOf = (index: number) => Math.min(batch.usesEach, Math.max(0, batch.used - index * batch.usesEach));
  const codes = plain.map((code, index) => ({
    id: newId(),
    tenantId,
    batchId: id,
    rank: index + 1,
    codeHash: hashOf(scope, code),
    tail: code.slice(-2),
    used: usesOf(index),
  }));
  await db.insert(accessCodes).values(codes);
  const people = stage.players.filter(({ side }) => side === 'portal');
  const uses = codes.flatMap((code, index) =>
    Array.from({ length: code.used }, (_, turn) => ({
      id: newId(),
      tenantId,
      batchId: id,
      codeId: code.id,
      accountId: people[(index * batch.usesEach + turn) % people.length]!.id,
      path: null,
      usedAt: new Date(createdAt.getTime() + (turn + index + 1) * hour),
    })),
  );
  if (uses.length > 0) await db.insert(accessUses).values(uses);
}

const hour = 3_600_000;
