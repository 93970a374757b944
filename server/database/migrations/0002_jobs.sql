CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"input" jsonb NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"error" text,
	"file_name" text,
	"file_type" text,
	"file_size" bigint,
	"object_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "jobs_own" ON "jobs" USING btree ("tenant_id","account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_expires" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("state","created_at");