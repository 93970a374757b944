ALTER TABLE "company_members" ADD COLUMN "programmes" text[];--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;