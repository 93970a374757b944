ALTER TABLE "region_replacements" ADD COLUMN "chosen" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "region_replacements" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "region_replacements" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "region_replacements_done" ON "region_replacements" USING btree ("tenant_id","state","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "region_replacements_planned" ON "region_replacements" USING btree ("tenant_id","code") WHERE state = 'PLANNED';--> statement-breakpoint
CREATE INDEX "region_replacements_due" ON "region_replacements" USING btree ("starts_on") WHERE state = 'PLANNED';--> statement-breakpoint
UPDATE "region_replacements" SET "done_at" = "made_at";
