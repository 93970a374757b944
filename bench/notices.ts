/** The statement that inserts so many published notices of the tenant `t1` into `publications`, seven minutes apart. */
export function insertNotices(count: number, { paragraphs = 1 } = {}): string {
  return `
    insert into publications (id, tenant_id, type, category, facets, facts, title_cn, title_en, summary_cn, summary_en,
                              publisher_cn, publisher_en, body_cn, body_en, dated_at, published_at)
    select 'n' || n, 't1', 'notify', kind, array['kind:' || kind], jsonb_build_object('kind', kind, 'programme', null),
           '关于开展第 ' || n || ' 批人才服务事项受理工作的通知', 'Notice ' || n || ' on talent services',
           '现将有关事项通知如下，请各单位按时办理。', 'Please note the dates and the papers to hand in.',
           '云汀新区人才工作局', 'Yunting New Area Talent Bureau',
           repeat('<p>现将有关事项通知如下，请各单位对照条件组织申报，按时办理，逾期不再受理。</p>', ${paragraphs}),
           repeat('<p>Please check the conditions, note the dates and hand in all papers in time.</p>', ${paragraphs}),
           day, day
      from generate_series(1, ${count}) n, lateral (
           select (array['NOTICE','PUBLICITY','RESULT','TENDER'])[1 + n % 4] as kind,
                  timestamptz '2026-11-20' - n * interval '7 minutes' as day) made`;
}
