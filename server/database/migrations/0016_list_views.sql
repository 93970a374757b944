CREATE TABLE "list_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"resource" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("tenant_id","resource","account_id","name");--> statement-breakpoint
-- Views that people kept among their settings become views of each tenant they work in.
INSERT INTO "list_views" ("id", "tenant_id", "resource", "account_id", "name", "query")
SELECT md5(m.tenant_id || p.account_id || p.key || (v ->> 'name')), m.tenant_id, substr(p.key, 6), p.account_id,
       v ->> 'name', v ->> 'query'
  FROM "preferences" p
  JOIN "members" m ON m.account_id = p.account_id
 CROSS JOIN LATERAL jsonb_array_elements(
         CASE WHEN p.value IS NOT JSON OBJECT THEN '[]'
              WHEN jsonb_typeof(p.value::jsonb -> 'views') = 'array' THEN p.value::jsonb -> 'views' ELSE '[]' END) v
 WHERE p.key LIKE 'list.%' AND v ->> 'name' IS NOT NULL AND v ->> 'query' IS NOT NULL
    ON CONFLICT DO NOTHING;
