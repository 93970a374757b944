CREATE TABLE "itec_claim_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"no" integer NOT NULL,
	"amount" numeric NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"year" integer NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"intro_cn" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"tax_year" integer NOT NULL,
	"forecast_year" integer NOT NULL,
	"reward_rate" numeric DEFAULT 0 NOT NULL,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instalments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"judges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"results_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"no" text,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"track" text,
	"track_item" text,
	"group_key" text,
	"company" text DEFAULT '' NOT NULL,
	"applicant" text DEFAULT '' NOT NULL,
	"reason" text,
	"referrer_id" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"prize" text,
	"awarded_at" timestamp with time zone,
	"certificate_no" text,
	"submitted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"happened_on" date NOT NULL,
	"what" text NOT NULL,
	"is_late" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"form" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"step" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"stage" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"kind" text,
	"talk_minutes" integer,
	"question_minutes" integer,
	"venue_cn" text,
	"venue_en" text,
	"promotes" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "itec_claim_approvals_once" ON "itec_claim_approvals" USING btree ("claim_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_claim_approvals_account" ON "itec_claim_approvals" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_claims_no" ON "itec_claims" USING btree ("entry_id","no");--> statement-breakpoint
CREATE INDEX "itec_claims_owner" ON "itec_claims" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_editions_year" ON "itec_editions" USING btree ("tenant_id","year");--> statement-breakpoint
CREATE INDEX "itec_entries_list" ON "itec_entries" USING btree ("tenant_id","edition_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_entries_state" ON "itec_entries" USING btree ("tenant_id","edition_id","state");--> statement-breakpoint
CREATE INDEX "itec_entries_owner" ON "itec_entries" USING btree ("owner_id","tenant_id");--> statement-breakpoint
CREATE INDEX "itec_entries_referrer" ON "itec_entries" USING btree ("tenant_id","referrer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_no" ON "itec_entries" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_certificate" ON "itec_entries" USING btree ("certificate_no");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_project" ON "itec_entries" USING btree ("tenant_id","edition_id","owner_id","project") WHERE submitted_at is not null and deleted_at is null and state not in ('FAILED', 'WITHDRAWN', 'DISQUALIFIED');--> statement-breakpoint
CREATE INDEX "itec_changes_of" ON "itec_changes" USING btree ("entry_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_changes_owner" ON "itec_changes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "itec_snapshots_of" ON "itec_snapshots" USING btree ("entry_id","form","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_snapshots_owner" ON "itec_snapshots" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "itec_steps_of" ON "itec_steps" USING btree ("entry_id","at");--> statement-breakpoint
CREATE INDEX "itec_steps_actor" ON "itec_steps" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_rounds_stage" ON "itec_rounds" USING btree ("edition_id","stage");--> statement-breakpoint
CREATE INDEX "itec_rounds_list" ON "itec_rounds" USING btree ("tenant_id","starts_on");