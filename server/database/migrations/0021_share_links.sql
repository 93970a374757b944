ALTER TABLE "flock_shares" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "flock_shares" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flock_shares" ADD COLUMN "opened_at" timestamp with time zone;