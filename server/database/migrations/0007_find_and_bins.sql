ALTER TABLE "contents" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "promotes" ADD COLUMN "deleted_by" text;--> statement-breakpoint
CREATE INDEX "companies_named" ON "companies" USING btree ("tenant_id",name collate "C");--> statement-breakpoint
CREATE INDEX "companies_named_en" ON "companies" USING btree ("tenant_id",name_en collate "C");--> statement-breakpoint
CREATE INDEX "companies_coded" ON "companies" USING btree ("tenant_id",code collate "C");--> statement-breakpoint
CREATE INDEX "contents_titled" ON "contents" USING btree ("tenant_id",title_cn collate "C");--> statement-breakpoint
CREATE INDEX "contents_titled_en" ON "contents" USING btree ("tenant_id",title_en collate "C");