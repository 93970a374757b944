import { course } from '#features/learning/resources/course.ts';
import { enrolment } from '#features/learning/resources/enrolment.ts';
import { teacher } from '#features/learning/resources/teacher.ts';
import { textbook } from '#features/learning/resources/textbook.ts';
import { courseCategories } from '#features/learning/shared/course.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import { instantOf } from './bank/paper-store.ts';
import { choices } from './choices.ts';
import { courses, teachers, textbooks } from './tables.ts';

const onOff = { enable: { status: 'ON' }, disable: { status: 'OFF' } };

/** Courses, with how many take them and how many finish. */
export const courseStore: Store = {
  ...tableStore({
    resource: course,
    table: courses,
    select: ({ tenantId }) => sql`
      select c.id, c.rev, json_build_object('CN', c.title_cn, 'EN', c.title_en) as title, c.category, c.kind, c.status,
             c.sort, c.start_at as "startAt", c.values, c.updated_at as "updatedAt", c.values->'cover'->0->>'id' as cover,
             jsonb_array_length(c.values->'lessons') as lessons, c.values->'teachers' as teachers,
             e.enrolled, e."finishedRate", e.rating
        from learning_courses c
        left join lateral (
          select count(*)::int as enrolled,
                 round(100.0 * count(*) filter (where state = 'FINISHED') / nullif(count(*), 0))::int as "finishedRate",
                 round(avg(rating), 1)::float8 as rating
            from learning_enrolments
           where tenant_id = c.tenant_id and course_id = c.id and state <> 'DROPPED') e on true
       where c.tenant_id = ${tenantId}`,
    texts: ['title'],
    keyword: ['title'],
    filters: { teacher: (id) => (id ? [sql`teachers @> to_jsonb(${String(id)}::text)`] : []) },
    present: ({ teachers: _, ...row }) => row as never,
    columns: (values) => ({
      values,
      titleCN: String(values.titleCN),
      titleEN: String(values.titleEN),
      category: String(values.category),
      kind: String(values.kind),
      paperId: values.paper ? String(values.paper) : null,
      startAt: instantOf(values.startAt),
      quota: typeof values.quota === 'number' ? values.quota : null,
      sort: Number(values.sort ?? 100),
    }),
    actions: { ...onOff, archive: { status: 'ARCHIVED' } },
  }),
  async options(scope) {
    const [teachersOffered, textbooksOffered, papersOffered] = await Promise.all([
      choices.teachers(scope),
      choices.textbooks(scope),
      choices.papers(scope),
    ]);
    return { teachers: teachersOffered, textbooks: textbooksOffered, papers: papersOffered };
  },
};

/** Who takes which course. */
export const enrolmentStore: Store = {
  ...readings({
    resource: enrolment,
    select: ({ tenantId }) => sql`
      select e.id, e.rev, e.course_id as "courseId", e.course_id as course, e.state, e.progress, e.rating,
             e.cert_no as "certNo", e.finished_at as "finishedAt", e.created_at as "createdAt", a.nickname as learner,
             json_build_object('CN', c.title_cn, 'EN', c.title_en) as "courseTitle"
        from learning_enrolments e
        join learning_courses c on c.id = e.course_id and c.tenant_id = e.tenant_id
        left join accounts a on a.id = e.account_id
       where e.tenant_id = ${tenantId}`,
    texts: ['courseTitle'],
  }),
  async options(scope) {
    return { courses: await choices.courses(scope) };
  },
};

/** Who teaches; the rating is the mean of their courses. */
export const teacherStore: Store = tableStore({
  resource: teacher,
  table: teachers,
  select: ({ tenantId }) => sql`
    select t.id, t.rev, json_build_object('CN', t.name_cn, 'EN', t.name_en) as name, t.status, t.values,
           json_build_object('CN', t.values->>'titleCN', 'EN', t.values->>'titleEN') as title,
           json_build_object('CN', t.values->>'orgCN', 'EN', t.values->>'orgEN') as org,
           t.values->'fields' as fields, t.values->>'phone' as phone, t.values->>'email' as email,
           t.values->'photo'->0->>'id' as photo, t.updated_at as "updatedAt",
           (select count(*)::int from learning_courses c
             where c.tenant_id = t.tenant_id and c.values->'teachers' @> to_jsonb(t.id)) as courses,
           (select round(avg(e.rating), 1)::float8 from learning_enrolments e
              join learning_courses c on c.id = e.course_id and c.tenant_id = e.tenant_id
             where e.tenant_id = t.tenant_id and c.values->'teachers' @> to_jsonb(t.id)) as rating
      from learning_teachers t
     where t.tenant_id = ${tenantId}`,
  texts: ['name', 'org'],
  keyword: ['name', 'org'],
  present: ({ fields, ...row }) => ({ ...row, id: row.id, fields: fieldLabels(fields) }),
  filters: { field: (value) => (value ? [sql`fields @> to_jsonb(${String(value)}::text)`] : []) },
  columns: (values) => ({ values, nameCN: String(values.nameCN), nameEN: String(values.nameEN) }),
  actions: onOff,
});

/** Books, manuals and slides. */
export const textbookStore: Store = tableStore({
  resource: textbook,
  table: textbooks,
  select: ({ tenantId }) => sql`
    select b.id, b.rev, json_build_object('CN', b.title_cn, 'EN', b.title_en) as title, b.code, b.kind, b.status, b.sort,
           b.values, b.values->>'edition' as edition, b.values->>'author' as author, b.values->>'visible' as visible,
           jsonb_array_length(coalesce(b.values->'chapters', '[]')) as chapters, b.updated_at as "updatedAt",
           (select count(*)::int from learning_courses c
             where c.tenant_id = b.tenant_id and c.values->>'textbook' = b.id) as courses
      from learning_textbooks b
     where b.tenant_id = ${tenantId}`,
  texts: ['title'],
  keyword: ['title', 'code'],
  columns: (values) => ({
    values,
    code: String(values.code),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    kind: String(values.kind),
    sort: Number(values.sort ?? 100),
  }),
  unique: 'code',
  actions: onOff,
});

/** What somebody teaches, as it is called; what the list does not know stays as it is. */
function fieldLabels(values: unknown): unknown[] {
  if (!Array.isArray(values)) return [];
  return values.map((each) => courseCategories.find(({ value }) => value === each)?.label ?? each);
}
