ALTER TABLE "bulk_decisions" ADD COLUMN "sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_decisions" ADD COLUMN "second_by" text;--> statement-breakpoint
ALTER TABLE "bulk_decisions" ADD COLUMN "second_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_decisions" ADD COLUMN "return_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_budgets" ADD COLUMN "second_from" bigint;--> statement-breakpoint
ALTER TABLE "publicity_entries" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "publicity_rounds" ADD COLUMN "shows_amounts" boolean DEFAULT false NOT NULL;