CREATE TABLE "itec_counter_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "itec_editions" ADD COLUMN "counter" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "itec_counter_bookings_live" ON "itec_counter_bookings" USING btree ("tenant_id","entry_id") WHERE state = 'BOOKED';--> statement-breakpoint
CREATE INDEX "itec_counter_bookings_day" ON "itec_counter_bookings" USING btree ("tenant_id","edition_id","start_at");--> statement-breakpoint
CREATE INDEX "itec_counter_bookings_of" ON "itec_counter_bookings" USING btree ("tenant_id","entry_id","start_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_counter_bookings_owner" ON "itec_counter_bookings" USING btree ("owner_id");