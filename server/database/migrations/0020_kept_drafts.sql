CREATE TABLE "kept_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"form" text NOT NULL,
	"object" text NOT NULL,
	"ground" jsonb,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_drafts_place" ON "kept_drafts" USING btree ("tenant_id","form","object","owner_id");