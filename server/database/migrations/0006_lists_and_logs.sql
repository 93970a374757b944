CREATE INDEX "busi_log_object_id" ON "busi_log" USING btree ("tenant_id","object_id");--> statement-breakpoint
CREATE INDEX "busi_log_title" ON "busi_log" USING btree ("tenant_id","title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contents_review" ON "contents" USING btree ("tenant_id","type") WHERE state = 'REVIEW';