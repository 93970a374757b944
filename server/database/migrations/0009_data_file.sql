CREATE TABLE "data_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"programme" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_items" (
	"tenant_id" text NOT NULL,
	"record_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"field" text NOT NULL,
	"verified_on" timestamp with time zone NOT NULL,
	"expires_on" text,
	"warned_at" timestamp with time zone,
	CONSTRAINT "data_items_record_id_field_pk" PRIMARY KEY("record_id","field")
);
--> statement-breakpoint
CREATE TABLE "data_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"application_id" text NOT NULL,
	"by_id" text NOT NULL,
	"what_cn" text NOT NULL,
	"what_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_records" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"application_id" text NOT NULL,
	"form_version" integer NOT NULL,
	"section" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_uses" (
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"record_id" text NOT NULL,
	"section" text NOT NULL,
	"field" text NOT NULL,
	"application_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"over_at" timestamp with time zone,
	CONSTRAINT "data_uses_application_id_section_field_pk" PRIMARY KEY("application_id","section","field")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "data_consents_live" ON "data_consents" USING btree ("tenant_id","owner_id","programme") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "data_consents_owner" ON "data_consents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "data_items_owner" ON "data_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "data_items_ends" ON "data_items" USING btree ("expires_on") WHERE warned_at is null and expires_on is not null;--> statement-breakpoint
CREATE INDEX "data_looks_owner" ON "data_looks" USING btree ("tenant_id","owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_looks_by" ON "data_looks" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_records_part" ON "data_records" USING btree ("application_id","section");--> statement-breakpoint
CREATE INDEX "data_records_owner" ON "data_records" USING btree ("tenant_id","owner_id","section");--> statement-breakpoint
CREATE INDEX "data_uses_owner" ON "data_uses" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "data_uses_record" ON "data_uses" USING btree ("record_id");