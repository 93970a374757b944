CREATE TABLE "report_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"dataset" text NOT NULL,
	"schedule" text DEFAULT 'NONE' NOT NULL,
	"values" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_by_name" text NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"report_id" text NOT NULL,
	"state" text NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"by_name" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"error" text,
	"object_key" text,
	"file_name" text,
	"file_size" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"judging_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"account_id" text NOT NULL,
	"gate_key" text NOT NULL,
	"position" integer NOT NULL,
	"state" text DEFAULT 'INVITED' NOT NULL,
	"declared_at" timestamp with time zone,
	"sheet" jsonb,
	"total" numeric,
	"opinion" text DEFAULT '' NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_judges" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"account_id" text NOT NULL,
	"tracks" text[] DEFAULT '{}' NOT NULL,
	"employer" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"investors" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_judgings" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"round_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"stage" text NOT NULL,
	"quant_id" text NOT NULL,
	"rubric" jsonb,
	"rubric_digest" text,
	"frozen_at" timestamp with time zone,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"per_entry" integer NOT NULL,
	"cap" integer NOT NULL,
	"is_blind" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"closed_at" timestamp with time zone,
	"seed" text NOT NULL,
	"lot_seed" text,
	"lot_at" timestamp with time zone,
	"lot_order" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"judging_id" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"list" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"outcome" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_ties" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"decided_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_forms_updated" ON "report_forms" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "report_forms_due" ON "report_forms" USING btree ("next_at") WHERE status = 'ON' and next_at is not null;--> statement-breakpoint
CREATE INDEX "report_runs_of" ON "report_runs" USING btree ("tenant_id","report_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "itec_assignments_once" ON "itec_assignments" USING btree ("judging_id","entry_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_assignments_judge" ON "itec_assignments" USING btree ("tenant_id","account_id","judging_id","position");--> statement-breakpoint
CREATE INDEX "itec_assignments_account" ON "itec_assignments" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_judges_once" ON "itec_judges" USING btree ("tenant_id","edition_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_judges_account" ON "itec_judges" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_judgings_round" ON "itec_judgings" USING btree ("tenant_id","round_id");--> statement-breakpoint
CREATE INDEX "itec_judgings_list" ON "itec_judgings" USING btree ("tenant_id","opens_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_promotions_of" ON "itec_promotions" USING btree ("tenant_id","judging_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "itec_ties_once" ON "itec_ties" USING btree ("tenant_id","entry_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_ties_account" ON "itec_ties" USING btree ("account_id");