DROP INDEX "talent_cards_account";--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "phone_area" text;--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "person_key" "bytea";--> statement-breakpoint
CREATE INDEX "shops_name" ON "shops" USING btree ("tenant_id","name_cn","id");--> statement-breakpoint
CREATE INDEX "shops_name_en" ON "shops" USING btree ("tenant_id","name_en","id");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_cards_live" ON "talent_cards" USING btree ("tenant_id","account_id") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "talent_cards_person" ON "talent_cards" USING btree ("tenant_id","person_key") WHERE person_key is not null;--> statement-breakpoint
CREATE INDEX "talent_cards_phone" ON "talent_cards" USING btree ("tenant_id","phone") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "talent_cards_company" ON "talent_cards" USING btree ("tenant_id","company");--> statement-breakpoint
CREATE INDEX "talent_cards_account" ON "talent_cards" USING btree ("tenant_id","account_id");