CREATE TABLE "region_replacements" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"into" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"members" jsonb NOT NULL,
	"served" text[] NOT NULL,
	"state" text DEFAULT 'DONE' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "region_marks" ADD COLUMN "replaced_by" text[];--> statement-breakpoint
CREATE INDEX "region_replacements_code" ON "region_replacements" USING btree ("tenant_id","code","made_at");