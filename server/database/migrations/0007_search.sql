CREATE INDEX "publications_newest" ON "publications" USING btree ("tenant_id","type","dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
-- Row-level security keeps a request from using the GIN index over `words`: `@@` could leak the words of rows that it
-- must not see, so it is only evaluated on the rows that the policy let through, all of the tenant's. This function
-- belongs to the owner, whom no policy filters, and is the wall itself: it reads the tenant from the setting that the
-- policies read, never from a parameter (without one it finds nothing), and returns no text, only ids, dates and ranks.
-- Names are looked up in the catalogue and in `public` before anything a caller could make. At most `most` a type, the
-- newest; a plan is made for each word, since a rare one is read from the index of words and a frequent one from the
-- newest backwards.
CREATE FUNCTION find_publications(query text, types text[], at timestamptz, since timestamptz, until timestamptz,
                                  most integer, ranked boolean)
  RETURNS TABLE (id text, type text, dated_at timestamptz, rank real)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  SET plan_cache_mode = force_custom_plan
  AS $$
    #variable_conflict use_column
    DECLARE
      tenant constant text := current_setting('app.tenant', true);
      kind text;
    BEGIN
      FOREACH kind IN ARRAY types LOOP
        RETURN QUERY
          SELECT found.id, found.type, found.dated_at,
                 CASE WHEN ranked
                   THEN ts_rank('{0.1, 0.2, 0.4, 1.0}', found.words, to_tsquery('simple', query), 1) ELSE 0 END
            FROM (SELECT p.id, p.type, p.dated_at, p.words
                    FROM publications p
                   WHERE p.tenant_id = tenant AND p.type = kind AND p.published_at <= at
                     AND p.dated_at >= since AND p.dated_at < until
                     AND p.words @@ to_tsquery('simple', query)
                   ORDER BY p.dated_at DESC NULLS LAST, p.id DESC NULLS LAST
                   LIMIT most) found;
      END LOOP;
    END
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_publications(text, text[], timestamptz, timestamptz, timestamptz, integer, boolean) FROM PUBLIC;
