CREATE TABLE "place_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"place_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"by_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"address_cn" text NOT NULL,
	"address_en" text NOT NULL,
	"kind" text NOT NULL,
	"region" text NOT NULL,
	"capacity" integer NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"place_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"people" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"letters" text NOT NULL,
	"note" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "checks_self_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "place_slots_ref" ON "place_slots" USING btree ("tenant_id","ref_id","is_draft");--> statement-breakpoint
CREATE INDEX "place_slots_time" ON "place_slots" USING btree ("tenant_id","place_id","end_at");--> statement-breakpoint
CREATE INDEX "places_updated" ON "places" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "prebooks_letters" ON "prebooks" USING btree ("tenant_id","letters");--> statement-breakpoint
CREATE INDEX "prebooks_start" ON "prebooks" USING btree ("tenant_id","start_at" DESC NULLS LAST,"id" DESC NULLS LAST);