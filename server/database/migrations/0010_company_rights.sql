CREATE TABLE "company_rights" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"programme" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"granted" integer,
	"valid_from" date,
	"valid_to" date,
	"reason" text,
	"account_id" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "employer_id" text;--> statement-breakpoint
CREATE INDEX "company_rights_of" ON "company_rights" USING btree ("tenant_id","company_id","programme","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_rights_list" ON "company_rights" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_rights_asker" ON "company_rights" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_rights_open" ON "company_rights" USING btree ("tenant_id","company_id","programme") WHERE state in ('DRAFT', 'SUBMITTED');--> statement-breakpoint
CREATE INDEX "applications_employer" ON "applications" USING btree ("tenant_id","employer_id","due_order","id") WHERE employer_id is not null;