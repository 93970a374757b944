CREATE TABLE "expert_reviews" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"rubric" jsonb NOT NULL,
	"rubric_digest" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"least" integer NOT NULL,
	"result" numeric,
	"closed_at" timestamp with time zone,
	CONSTRAINT "expert_reviews_tenant_id_application_id_pk" PRIMARY KEY("tenant_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "state" text DEFAULT 'ASKED' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "sheet" jsonb;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "total" numeric;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "recused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_judges" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;