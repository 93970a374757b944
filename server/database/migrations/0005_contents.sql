CREATE TABLE "content_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"values" jsonb NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"changes_cn" integer DEFAULT 0 NOT NULL,
	"changes_en" integer DEFAULT 0 NOT NULL,
	"version" integer,
	"publish_at" timestamp with time zone,
	"edited_by" text NOT NULL,
	"submitted_by" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_facets" (
	"publication_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"facet" text NOT NULL,
	"top" boolean NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_facets_publication_id_facet_pk" PRIMARY KEY("publication_id","facet")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"publisher_cn" text NOT NULL,
	"publisher_en" text NOT NULL,
	"body_cn" text NOT NULL,
	"body_en" text NOT NULL,
	"seo_title_cn" text DEFAULT '' NOT NULL,
	"seo_title_en" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"number" text,
	"cover" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"words" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("tenant_id","content_id","version");--> statement-breakpoint
CREATE INDEX "contents_list" ON "contents" USING btree ("tenant_id","type","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_facets_list" ON "publication_facets" USING btree ("tenant_id","type","facet","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"publication_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_list" ON "publications" USING btree ("tenant_id","type","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_category" ON "publications" USING btree ("tenant_id","type","category","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin ("words");--> statement-breakpoint
CREATE INDEX "publications_number" ON "publications" USING btree ("tenant_id","type","number") WHERE number is not null;
--> statement-breakpoint
-- Row-level security keeps requests from using a GIN index over `facets`, so each facet has a row of its own. A trigger
-- writes them, so that whatever changes a publication cannot forget them.
CREATE FUNCTION keep_publication_facets()
  RETURNS trigger
  LANGUAGE plpgsql SET search_path = public
  AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM publication_facets WHERE publication_id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO publication_facets (publication_id, tenant_id, type, facet, top, dated_at)
        SELECT DISTINCT NEW.id, NEW.tenant_id, NEW.type, facet, NEW.top, NEW.dated_at FROM unnest(NEW.facets) AS facet;
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER keep_publication_facets AFTER INSERT OR UPDATE OR DELETE ON publications
  FOR EACH ROW EXECUTE FUNCTION keep_publication_facets();
