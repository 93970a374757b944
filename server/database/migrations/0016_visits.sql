CREATE TABLE "itec_visit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_visit_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"photo_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"account_id" text NOT NULL,
	"spot" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"point" jsonb,
	"sha256" text NOT NULL,
	"file_id" text,
	"arrived_sha256" text,
	"kept_sha256" text,
	"state" text DEFAULT 'TOLD' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_visit_sendings" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"account_id" text NOT NULL,
	"tx" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_visit_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"account_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"is_held" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"reason" text,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"signatures" jsonb,
	"digest" text,
	"differences" integer,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "itec_visit_notes_of" ON "itec_visit_notes" USING btree ("visit_id","at");--> statement-breakpoint
CREATE INDEX "itec_visit_notes_account" ON "itec_visit_notes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_visit_photos_of" ON "itec_visit_photos" USING btree ("visit_id","photo_id");--> statement-breakpoint
CREATE INDEX "itec_visit_photos_account" ON "itec_visit_photos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "itec_visit_photos_file" ON "itec_visit_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_visit_sendings_once" ON "itec_visit_sendings" USING btree ("visit_id","account_id","tx");--> statement-breakpoint
CREATE INDEX "itec_visit_sendings_account" ON "itec_visit_sendings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "itec_visit_slots_of" ON "itec_visit_slots" USING btree ("visit_id","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_visitors_once" ON "itec_visitors" USING btree ("slot_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_visitors_hours" ON "itec_visitors" USING btree ("tenant_id","account_id","start_at");--> statement-breakpoint
CREATE INDEX "itec_visitors_of" ON "itec_visitors" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "itec_visitors_account" ON "itec_visitors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "itec_visits_list" ON "itec_visits" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_visits_owner" ON "itec_visits" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "itec_visits_entry" ON "itec_visits" USING btree ("tenant_id","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_visits_live" ON "itec_visits" USING btree ("tenant_id","entry_id") WHERE state in ('OFFERED', 'SET');