-- Notices are contents of the type `notify` from now on. Whatever state they were in, editors find them again; nobody
-- recorded who wrote them. One that was published without a date was never shown and is a draft.
INSERT INTO contents (id, tenant_id, type, state, "values", title_cn, title_en, category, changes_cn, changes_en, version,
                      publish_at, edited_by, created_at, updated_at)
SELECT id, tenant_id, 'notify',
       CASE WHEN status = 'OFFLINE' THEN 'OFFLINE' WHEN is_out THEN 'PUBLISHED' ELSE 'DRAFT' END,
       jsonb_build_object(
         'kind', kind, 'programme', programme, 'top', CASE WHEN top THEN 'YES' ELSE 'NO' END, 'files', files,
         'validTo', to_char(valid_to AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'),
         'titleCN', title_cn, 'titleEN', title_en, 'summaryCN', summary_cn, 'summaryEN', summary_en,
         'publisherCN', publisher_cn, 'publisherEN', publisher_en, 'bodyCN', body_cn, 'bodyEN', body_en,
         'seoTitleCN', '', 'seoTitleEN', ''),
       title_cn, title_en, kind, 1, 1, CASE WHEN is_out THEN 1 END, CASE WHEN is_out THEN published_at END, '',
       created_at, updated_at
  FROM notices, LATERAL (SELECT status = 'PUBLISHED' AND published_at IS NOT NULL AS is_out) shown;
--> statement-breakpoint
INSERT INTO content_versions (id, tenant_id, content_id, version, "values", published_by, created_at)
SELECT gen_random_uuid()::text, tenant_id, id, version, "values", '', publish_at FROM contents WHERE state = 'PUBLISHED';
--> statement-breakpoint
-- What visitors read stays as it was, to the second at which it ends. The words are those of the server as far as
-- PostgreSQL can tell: it cannot cut Chinese, so every run of one to four characters counts as a word, which finds more
-- but misses none; the next publication cuts them properly.
INSERT INTO publications (id, tenant_id, type, category, facets, title_cn, title_en, summary_cn, summary_en, publisher_cn,
                          publisher_en, body_cn, body_en, facts, files, top, dated_at, published_at, valid_to, words,
                          created_at, updated_at)
SELECT n.id, n.tenant_id, 'notify', n.kind, ARRAY['kind:' || n.kind], n.title_cn, n.title_en, n.summary_cn, n.summary_en,
       n.publisher_cn, n.publisher_en, n.body_cn, n.body_en,
       jsonb_build_object('kind', n.kind, 'programme', n.programme), n.files, n.top, n.published_at, n.published_at,
       n.valid_to,
       to_tsvector('simple', regexp_replace(read.text, '[一-鿿]+', ' ', 'g')) || array_to_tsvector(cut.words),
       n.created_at, n.updated_at
  FROM notices n
  JOIN contents c ON c.id = n.id AND c.state = 'PUBLISHED'
 CROSS JOIN LATERAL (
   SELECT lower(normalize(regexp_replace(concat_ws(' ', n.title_cn, n.title_en, n.summary_cn, n.summary_en, n.publisher_cn,
                 n.publisher_en, n.body_cn, n.body_en), '<[^>]*>', ' ', 'g'), NFKC)) AS text) read
 CROSS JOIN LATERAL (
   SELECT coalesce(array_agg(DISTINCT substr(run[1], place, size)), '{}') AS words
     FROM regexp_matches(read.text, '[一-鿿]+', 'g') run,
          generate_series(1, 4) size,
          generate_series(1, length(run[1]) - size + 1) place) cut;
--> statement-breakpoint
DROP TABLE "notices" CASCADE;
