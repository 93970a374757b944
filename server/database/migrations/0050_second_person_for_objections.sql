ALTER TABLE "objection_files" ADD COLUMN "side" text DEFAULT 'OBJECTOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "channel" text DEFAULT 'PORTAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "received_on" text;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "defence_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "defence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "defended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "objections" ADD COLUMN "decided_by" text;