ALTER TABLE "windows" ADD COLUMN "quota" integer;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;