ALTER TABLE "leases" ADD COLUMN "renewal" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "renew_months" integer;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "renew_reason" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "reminded_of" text;--> statement-breakpoint
CREATE INDEX "leases_end" ON "leases" USING btree ("ends_on") WHERE state = 'RUNNING';