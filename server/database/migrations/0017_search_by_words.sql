ALTER TABLE "publications" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (ts_filter(words, '{a}')) STORED;
--> statement-breakpoint
-- As in 0007_search, but always by the index of words: the search vector of a text of some length lies outside its row,
-- and to fetch and unpack one for each row that is looked at took seconds (bench/search.ts). The index answers without
-- it, and ranks go by the words of the titles, which stand in the row. Tenant and type are written so that no other
-- index fits: the planner takes `@@` for cheap and would rather try it on every row.
CREATE OR REPLACE FUNCTION find_publications(query text, types text[], at timestamptz, since timestamptz, until timestamptz,
                                             most integer, ranked boolean)
  RETURNS TABLE (id text, type text, dated_at timestamptz, rank real)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  SET plan_cache_mode = force_custom_plan
  SET enable_seqscan = off
  AS $$
    #variable_conflict use_column
    DECLARE
      tenant constant text := current_setting('app.tenant', true);
      asked constant tsquery := to_tsquery('simple', query);
    BEGIN
      RETURN QUERY
        SELECT found.id, found.type, found.dated_at,
               CASE WHEN ranked THEN ts_rank('{0.1, 0.2, 0.4, 1.0}', found.title_words, asked, 1) ELSE 0 END
          FROM (SELECT p.id, p.type, p.dated_at, p.title_words,
                       row_number() OVER (PARTITION BY p.type ORDER BY p.dated_at DESC, p.id DESC) AS place
                  FROM publications p
                 WHERE p.words @@ asked
                   AND p.tenant_id || '' = tenant AND p.type || '' = ANY (types) AND p.published_at <= at
                   AND p.dated_at >= since AND p.dated_at < until) found
         WHERE found.place <= most;
    END
  $$;
