CREATE TABLE "renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"document" text NOT NULL,
	"valid_to" text NOT NULL,
	"files" jsonb NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "contact_area" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_lasting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prebooks" ADD COLUMN "account_id" text;--> statement-breakpoint
CREATE INDEX "renewals_of" ON "renewals" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "renewals_list" ON "renewals" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "renewals_owner" ON "renewals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "publication_facets_dated" ON "publication_facets" USING btree ("tenant_id","type","facet","dated_at" DESC NULLS LAST,"publication_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prebooks_account" ON "prebooks" USING btree ("tenant_id","account_id","start_at" DESC NULLS LAST,"id" DESC NULLS LAST);