CREATE TABLE "learning_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"parent" text NOT NULL,
	"path" text NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "learning_topics_sort" ON "learning_topics" USING btree ("tenant_id","sort","id");