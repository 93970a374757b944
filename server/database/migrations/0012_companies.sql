CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"industry" text NOT NULL,
	"legal_rep" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"agent_name" text NOT NULL,
	"agent_position" text NOT NULL,
	"agent_phone" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"reason" text,
	"valid_to" date,
	"data" jsonb NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"merged_into" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_events" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_form_files" (
	"tenant_id" text NOT NULL,
	"form_id" text NOT NULL,
	"file_id" text NOT NULL,
	"is_handed_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_form_files_form_id_file_id_pk" PRIMARY KEY("form_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "own_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"form" text NOT NULL,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "origin_marks" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"origin_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "origin_marks_tenant_id_kind_subject_pk" PRIMARY KEY("tenant_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "origins" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"landing" text DEFAULT '/' NOT NULL,
	"from_on" date,
	"to_on" date,
	"visits" integer DEFAULT 0 NOT NULL,
	"registers" integer DEFAULT 0 NOT NULL,
	"applies" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supporters" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"org" text NOT NULL,
	"country" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"reason" text,
	"code" text,
	"origin_id" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "companies_code" ON "companies" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_passed" ON "companies" USING btree ("tenant_id","code") WHERE state = 'PASSED' and status <> 'MERGED';--> statement-breakpoint
CREATE INDEX "companies_updated" ON "companies" USING btree ("tenant_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_events_company" ON "company_events" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_account" ON "company_members" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_owner" ON "company_members" USING btree ("company_id") WHERE role = 'OWNER';--> statement-breakpoint
CREATE INDEX "company_members_of" ON "company_members" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "own_form_files_file" ON "own_form_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_forms_owner" ON "own_forms" USING btree ("tenant_id","owner_id","form");--> statement-breakpoint
CREATE INDEX "origin_marks_origin" ON "origin_marks" USING btree ("origin_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "origins_code" ON "origins" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "supporters_account" ON "supporters" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supporters_code" ON "supporters" USING btree ("tenant_id","code");