DROP INDEX "grant_reports_list";--> statement-breakpoint
CREATE INDEX "grant_reports_list" ON "grant_reports" USING btree ("tenant_id","due_on" DESC NULLS LAST,"id");