DROP INDEX "declarations_age";--> statement-breakpoint
DROP INDEX "extensions_list";--> statement-breakpoint
CREATE INDEX "signups_list" ON "signups" USING btree ("tenant_id","signed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "case_checks_updated" ON "case_checks" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "itec_entries_updated" ON "itec_entries" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "declarations_list" ON "declarations" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "flock_questions_list" ON "flock_questions" USING btree ("tenant_id","asked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "flock_reports_list" ON "flock_reports" USING btree ("tenant_id","visited_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "learning_enrolments_list" ON "learning_enrolments" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ledger_entries_list" ON "ledger_entries" USING btree ("tenant_id","no" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pay_batches_list" ON "pay_batches" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "service_requests_newest" ON "service_requests" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "supporters_list" ON "supporters" USING btree ("tenant_id","submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "extensions_list" ON "extensions" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");