import { textIn } from '#core/texts/text.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { isOpenOrigin, noteInvited } from '#server/base/origin-marks.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { origins } from '#server/database/tables/origins.ts';

/**
 * A code says for its holder what the link of a source does: that they came by it, be it a supporter, an event or a partner,
 * which counts for what they apply for next. A code on paper reaches those who follow no link.
 */
export const invitationScene: CodeScene = {
  code: 'INVITE',
  prefix: 'INV',
  name: { CN: '邀请', EN: 'Invitation' },
  welcome: { CN: '已记下您由它邀请而来。', EN: 'We noted who invited you.' },
  permission: 'Mgr.Setting.edit',

  async options(scope) {
    const rows = await scope.db
      .select({ value: origins.id, CN: origins.nameCN, EN: origins.nameEN })
      .from(origins)
      .where(isOpenOrigin(scope))
      .orderBy(desc(origins.updatedAt), origins.id)
      .limit(500);
    return rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } }));
  },

  async open(scope, refId) {
    const [origin] = await scope.db
      .select({ CN: origins.nameCN, EN: origins.nameEN, landing: origins.landing })
      .from(origins)
      .where(and(isOpenOrigin(scope), eq(origins.id, refId)));
    if (!origin) throw fieldRefusal(scope, 'ACCESS_CODE_GONE', 'code');
    if (!(await noteInvited(scope, refId)))
      throw fieldRefusal(scope, 'ACCESS_CODE_NEEDLESS', 'code', { title: textIn(origin, scope.locale) });
    return { path: origin.landing };
  },
};
