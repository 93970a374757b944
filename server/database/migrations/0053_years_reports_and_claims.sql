CREATE TABLE "year_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"values" jsonb NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"changed_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	"returned_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reclaim_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"reclaim_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'ASKED' NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"second_id" text,
	"second_name" text,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reclaims" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"due_on" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grant_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"as_company" boolean DEFAULT false NOT NULL,
	"due_on" text NOT NULL,
	"state" text DEFAULT 'DUE' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reported_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"share" integer,
	"reason" text DEFAULT '' NOT NULL,
	"by_id" text,
	"by_name" text,
	"second_name" text,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "allotment" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "reclaim_id" text;--> statement-breakpoint
ALTER TABLE "pay_budgets" ADD COLUMN "refund_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_budgets" ADD COLUMN "refund_bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_budgets" ADD COLUMN "refund_account" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "year_drafts_year" ON "year_drafts" USING btree ("tenant_id","programme","year");--> statement-breakpoint
CREATE INDEX "reclaim_moves_of" ON "reclaim_moves" USING btree ("tenant_id","reclaim_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reclaim_moves_asked" ON "reclaim_moves" USING btree ("reclaim_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE UNIQUE INDEX "reclaims_case" ON "reclaims" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "reclaims_list" ON "reclaims" USING btree ("tenant_id","due_on","id");--> statement-breakpoint
CREATE INDEX "reclaims_owner" ON "reclaims" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grant_reports_number" ON "grant_reports" USING btree ("tenant_id","application_id","kind","number");--> statement-breakpoint
CREATE INDEX "grant_reports_list" ON "grant_reports" USING btree ("tenant_id","due_on","id");--> statement-breakpoint
CREATE INDEX "grant_reports_owner" ON "grant_reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "grant_reports_due" ON "grant_reports" USING btree ("due_on") WHERE state = 'DUE';--> statement-breakpoint
CREATE INDEX "applications_taken" ON "applications" USING btree ("tenant_id","programme","year","id") WHERE no is not null;--> statement-breakpoint
CREATE INDEX "bulk_decisions_waiting" ON "bulk_decisions" USING btree ("tenant_id") WHERE state in ('ASKED', 'PENDING');--> statement-breakpoint
CREATE INDEX "ledger_entries_reclaim" ON "ledger_entries" USING btree ("tenant_id","reclaim_id") WHERE reclaim_id is not null;