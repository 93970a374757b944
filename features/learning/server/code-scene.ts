import { textIn } from '#core/texts/text.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { takesCourse } from './attending.ts';
import { enrol } from './learning.ts';
import { courses } from './tables.ts';

/** A code enrols its holder in a course that is open, within its seats. */
export const courseScene: CodeScene = {
  code: 'COURSE',
  prefix: 'CRS',
  name: { CN: '课程', EN: 'Course' },
  welcome: { CN: '已加入课程，可以开始学习。', EN: 'You are enrolled and can begin.' },
  permission: 'Mgr.Learn.edit',

  async options({ db, tenantId }) {
    const rows = await db
      .select({ value: courses.id, CN: courses.titleCN, EN: courses.titleEN })
      .from(courses)
      .where(and(eq(courses.tenantId, tenantId), eq(courses.status, 'ON')))
      .orderBy(asc(courses.sort), asc(courses.id))
      .limit(500);
    return rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } }));
  },

  async open(scope, refId) {
    const [course] = await scope.db
      .select({ CN: courses.titleCN, EN: courses.titleEN })
      .from(courses)
      .where(and(eq(courses.tenantId, scope.tenantId), eq(courses.id, refId), eq(courses.status, 'ON')));
    if (!course) throw fieldRefusal(scope, 'ACCESS_CODE_GONE', 'code');
    if (await takesCourse(scope, refId))
      throw fieldRefusal(scope, 'ACCESS_CODE_NEEDLESS', 'code', { title: textIn(course, scope.locale) });
    await enrol(scope, { id: refId, reqId: newId() });
    return { path: `/phenixcoll/course/${refId}` };
  },
};
