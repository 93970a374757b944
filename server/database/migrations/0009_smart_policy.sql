CREATE TABLE "follows" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"content_id" text DEFAULT '' NOT NULL,
	"seen_version" integer DEFAULT 0 NOT NULL,
	"known" text[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smartpolicy_answers" (
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smartpolicy_answers_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "matching" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "follows_own" ON "follows" USING btree ("tenant_id","account_id","kind","content_id");--> statement-breakpoint
CREATE INDEX "follows_content" ON "follows" USING btree ("tenant_id","content_id");--> statement-breakpoint
CREATE INDEX "publications_matching" ON "publications" USING btree ("tenant_id","dated_at" DESC NULLS LAST) WHERE matching is not null;