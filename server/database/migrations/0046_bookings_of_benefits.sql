ALTER TABLE "redemptions" ADD COLUMN "prebook_id" text;--> statement-breakpoint
ALTER TABLE "prebooks" ADD COLUMN "shop_id" text;--> statement-breakpoint
ALTER TABLE "prebooks" ADD COLUMN "benefit_id" text;--> statement-breakpoint
ALTER TABLE "prebooks" ADD COLUMN "booked" jsonb;--> statement-breakpoint
CREATE INDEX "redemptions_stock" ON "redemptions" USING btree ("tenant_id","shop_id","benefit_id","period") WHERE status = 'USED';--> statement-breakpoint
CREATE INDEX "prebooks_shop" ON "prebooks" USING btree ("tenant_id","shop_id","start_at") WHERE shop_id is not null;