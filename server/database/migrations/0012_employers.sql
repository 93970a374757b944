CREATE TABLE "employer_marks" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"path" text NOT NULL,
	"is_true" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"marked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employer_marks_application_id_path_pk" PRIMARY KEY("application_id","path")
);
--> statement-breakpoint
CREATE INDEX "applications_unit" ON "applications" USING btree ("state","due_at") WHERE state in ('UNIT_REVIEW', 'UNIT_RETURNED');