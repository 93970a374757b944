ALTER TABLE "leases" ADD COLUMN "overdue_of" text;--> statement-breakpoint
CREATE INDEX "leases_last_day" ON "leases" USING btree (least(ends_on, leaves_on)) WHERE state = 'RUNNING';--> statement-breakpoint
CREATE INDEX "grant_reports_company" ON "grant_reports" USING btree ("tenant_id","programme","due_on" DESC NULLS LAST) WHERE as_company;