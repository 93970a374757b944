ALTER TABLE "itec_visits" ADD COLUMN "wish" jsonb;--> statement-breakpoint
ALTER TABLE "itec_visits" ADD COLUMN "wish_answer" text;