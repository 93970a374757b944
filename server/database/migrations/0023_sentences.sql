CREATE TABLE "sentences" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"use" text NOT NULL,
	"programme" text NOT NULL,
	"text_cn" text NOT NULL,
	"text_en" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sentences_list" ON "sentences" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);