import { textIn } from '#core/texts/text.ts';
import { editions } from '#features/competition/server/tables.ts';
import { judges } from '#features/judging/server/tables.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { mayJudge } from './may-judge.ts';

/** A code takes its holder into the pool of an edition, for all tracks; the right to judge comes from their role alone. */
export const judgeScene: CodeScene = {
  code: 'JUDGE',
  prefix: 'JDG',
  name: { CN: '评委', EN: 'Judge' },
  welcome: { CN: '请在管理后台的评审桌面打开。', EN: 'You find it on the judges’ desk in the back office.' },
  permission: 'Mgr.Itec.judge',

  async options({ db, tenantId }) {
    const rows = await db
      .select({ value: editions.id, CN: editions.titleCN, EN: editions.titleEN })
      .from(editions)
      .where(eq(editions.tenantId, tenantId))
      .orderBy(desc(editions.year), editions.id)
      .limit(50);
    return rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } }));
  },

  async open(scope, refId) {
    const { db, tenantId, actor, now } = scope;
    const [edition] = await db
      .select({ CN: editions.titleCN, EN: editions.titleEN })
      .from(editions)
      .where(and(eq(editions.tenantId, tenantId), eq(editions.id, refId)));
    if (!edition) throw fieldRefusal(scope, 'ACCESS_CODE_GONE', 'code');
    if (!(await mayJudge(scope)).includes(actor.id)) throw fieldRefusal(scope, 'ACCESS_CODE_NO_JUDGE', 'code');
    const added = await db
      .insert(judges)
      .values({ id: newId(), tenantId, editionId: refId, accountId: actor.id, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: judges.id });
    if (added.length === 0)
      throw fieldRefusal(scope, 'ACCESS_CODE_NEEDLESS', 'code', { title: textIn(edition, scope.locale) });
    return { path: null };
  },
};
