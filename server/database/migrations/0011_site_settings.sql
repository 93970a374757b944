CREATE TABLE "platform_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"rev" integer NOT NULL,
	"values" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promote_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"position" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"values" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"service" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"standing" text NOT NULL,
	"wish" text NOT NULL,
	"preferred_on" text,
	"state" text DEFAULT 'NEW' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"handler_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "platform_versions_rev" ON "platform_versions" USING btree ("tenant_id","rev");--> statement-breakpoint
CREATE INDEX "promotes_shown" ON "promotes" USING btree ("tenant_id","position","weight" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_no" ON "service_requests" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "service_requests_owner" ON "service_requests" USING btree ("tenant_id","owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_requests_list" ON "service_requests" USING btree ("tenant_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_open" ON "service_requests" USING btree ("tenant_id","owner_id","service") WHERE state in ('NEW', 'ACCEPTED');