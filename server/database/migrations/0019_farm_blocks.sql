ALTER TABLE "farms" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farms" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scale_sets" ADD COLUMN "note" text DEFAULT '' NOT NULL;