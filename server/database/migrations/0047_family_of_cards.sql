ALTER TABLE "redemptions" ADD COLUMN "used_by" jsonb;--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "family" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_cards" ADD COLUMN "paused_at" timestamp with time zone;