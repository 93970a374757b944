CREATE TABLE "meeting_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"year" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"held_on" text,
	"minutes" text,
	"ranked_by" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_ranks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"list_id" text NOT NULL,
	"application_id" text NOT NULL,
	"rank" integer NOT NULL,
	"points" integer NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_live";--> statement-breakpoint
ALTER TABLE "choice_rounds" ADD COLUMN "list_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "once_key" "bytea";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "live_for" text GENERATED ALWAYS AS (case when once_key is null then '' else id end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "publicity_entries" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "publicity_entries" ADD COLUMN "points" integer;--> statement-breakpoint
CREATE INDEX "meeting_lists_order" ON "meeting_lists" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_ranks_rank" ON "meeting_ranks" USING btree ("tenant_id","list_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_ranks_case" ON "meeting_ranks" USING btree ("list_id","application_id");--> statement-breakpoint
CREATE INDEX "meeting_ranks_application" ON "meeting_ranks" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("tenant_id","programme","year","once_key") WHERE once_key is not null and deleted_at is null and state <> 'DRAFT' and state not in ('REJECTED', 'CLOSED', 'ENDED', 'REVOKED');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_live" ON "applications" USING btree ("tenant_id","programme","year","owner_id","live_for") WHERE deleted_at is null and state not in ('REJECTED', 'CLOSED', 'ENDED', 'REVOKED');