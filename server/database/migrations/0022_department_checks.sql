CREATE TABLE "case_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"department" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"finding" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"ruling" text DEFAULT '' NOT NULL,
	"ruled_by" text,
	"ruled_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"department" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "case_checks_one" ON "case_checks" USING btree ("tenant_id","application_id","department");--> statement-breakpoint
CREATE INDEX "case_checks_list" ON "case_checks" USING btree ("tenant_id","department","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "department_staff_one" ON "department_staff" USING btree ("tenant_id","department","account_id");--> statement-breakpoint
CREATE INDEX "department_staff_account" ON "department_staff" USING btree ("account_id");