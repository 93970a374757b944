import { dayInShanghai, endOfDayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import { hashOf, newCode } from '#features/access-codes/server/code-hash.ts';
import { accessBatches, accessCodes, accessUses } from '#features/access-codes/server/tables.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { DemoRoom, Player, Stage } from '#server/demo/demo-room.ts';
import { noReach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { type DemoBatch, demoBatches } from './batches.ts';

/** Batches in each state; whoever used one of them is in by it. */
export const accessCodesDemo: DemoRoom = {
  publish: async (stage) => async (db) => {
    // In the order in which they begin: of two invitations the later one counts.
    const told = [...demoBatches.entries()].toSorted(([, one], [, other]) => one.from - other.from);
    const logged = told.filter(([, batch]) => isLogged(batch) && batch.used > 0);
    for (const [at, batch] of told) {
      const turn = logged.findIndex(([other]) => other === at);
      await write(db, stage, batch, { at, turn: Math.max(0, turn), of: logged.length });
    }
  },
};

const hour = 3_600_000;

/** Whether the business log notes who was let in: a seat, or a place in a course. */
const isLogged = ({ scene }: DemoBatch) => scene !== 'INVITE';

/** Which batch of the list it is, and which of those that the business log notes. */
interface Order {
  readonly at: number;
  readonly turn: number;
  readonly of: number;
}

/** Who holds which code, in the order in which they use them. */
interface Use {
  readonly accountId: string;
  readonly path: string | null;
  readonly usedAt: Date;
}

async function write(db: Db, stage: Stage, batch: DemoBatch, order: Order): Promise<void> {
  const { now } = stage;
  const issuer = stage.player('admin');
  const scene = stage.services.features.codeScenes.find(({ code }) => code === batch.scene)!;
  const validFrom = midnightInShanghai(moveDate(dayInShanghai(now.getTime()), { days: batch.from }));
  const createdAt = new Date(Math.min(validFrom.getTime() + 9 * hour, now.getTime() - (order.at + 1) * hour));
  const options = await scene.options(scopeOf(db, stage, issuer, now));
  const ref = options[order.at % options.length]!;
  const uses = await letIn(db, stage, { scene, refId: ref.value, batch, createdAt, order });
  const scope = scopeOf(db, stage, issuer, createdAt);
  const plain = Array.from({ length: batch.codes }, () => newCode(scene.prefix));
  const { tenantId } = scope;
  const batchId = newId();
  await db.insert(accessBatches).values({
    id: batchId,
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
    used: uses.length,
    validFrom,
    validTo: endOfDayInShanghai(moveDate(dayInShanghai(now.getTime()), { days: batch.to })),
    issuedBy: issuer.id,
    isOn: !batch.isOff,
    createdAt,
    updatedAt: createdAt,
  });
  const codes = plain.map((code, index) => ({ id: newId(), code, index }));
  const codeOf = (turn: number) => codes[Math.floor(turn / batch.usesEach)]!;
  await db.insert(accessCodes).values(
    codes.map(({ id, code, index }) => ({
      id,
      tenantId,
      batchId,
      rank: index + 1,
      codeHash: hashOf(scope, code),
      tail: code.slice(-2),
      used: uses.filter((_, turn) => codeOf(turn).id === id).length,
    })),
  );
  if (uses.length === 0) return;
  await db
    .insert(accessUses)
    .values(uses.map((use, turn) => ({ ...use, id: newId(), tenantId, batchId, codeId: codeOf(turn).id })));
}

interface Opening {
  readonly scene: CodeScene;
  readonly refId: string;
  readonly batch: DemoBatch;
  readonly createdAt: Date;
  readonly order: Order;
}

/** Lets people in one after the other, as many as the batch tells and what it opens takes. */
async function letIn(db: Db, stage: Stage, { scene, refId, batch, createdAt, order }: Opening): Promise<Use[]> {
  const uses: Use[] = [];
  // The business log runs on from the story: batches it notes follow one another within the last twenty minutes.
  const share = hour / 3 / order.of;
  const first = isLogged(batch) ? stage.now.getTime() - hour / 3 + order.turn * share : createdAt.getTime();
  const last = isLogged(batch) ? first + share : Math.min(stage.now.getTime(), first + batch.used * 5 * hour);
  const step = (last - first) / (batch.used + 1);
  for (const player of stage.players.filter(({ side }) => side === 'portal')) {
    if (uses.length === batch.used) break;
    const usedAt = new Date(first + step * (uses.length + 1));
    const scope = scopeOf(db, stage, player, usedAt);
    const path = await scene.open(scope, refId, { issuedBy: stage.player('admin').id }).then(
      (opened) => opened.path,
      (error: unknown) => {
        // Who is in already, or may not, uses none.
        if (error instanceof Refusal) return undefined;
        throw error;
      },
    );
    if (path !== undefined) uses.push({ accountId: player.id, path, usedAt });
  }
  return uses;
}

/** Somebody at an instant, within the transaction that publishes. */
function scopeOf(db: Db, stage: Stage, player: Player, now: Date): ActorScope {
  const { id, loginName, nickname, kind, side } = player;
  const isOfficer = side === 'office';
  const codes = isOfficer ? permissionCodes : [];
  return {
    db,
    now,
    tenantId: stage.tenantId('yunting'),
    services: stage.services,
    side,
    actor: { id, loginName, nickname, kind },
    permCodes: new Set(codes),
    reach: isOfficer ? { scopes: new Map(codes.map((code) => [code, 'TENANT' as const])), regions: [] } : noReach,
    sessionHash: Buffer.alloc(32),
    sessionId: `demo-${id}`,
    locale: 'CN',
    // A block kept for documentation: nobody's address.
    ip: '192.0.2.145',
    device: 'demo',
    trace: newId(),
  };
}
