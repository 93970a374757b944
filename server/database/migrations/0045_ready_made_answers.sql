CREATE TABLE "complaint_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"text_cn" text NOT NULL,
	"text_en" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "complaint_answers_list" ON "complaint_answers" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);