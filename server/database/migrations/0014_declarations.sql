CREATE TABLE "declaration_files" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"row_id" text NOT NULL,
	"file_id" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declaration_rows" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"line" integer NOT NULL,
	"cells" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"person_key" "bytea",
	"email_key" "bytea",
	"account_id" text,
	"application_id" text
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"owner_name" text DEFAULT '' NOT NULL,
	"no" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"ignored" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'CHECKING' NOT NULL,
	"lines" integer NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_files_file" ON "declaration_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "declaration_files_of" ON "declaration_files" USING btree ("declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declaration_rows_line" ON "declaration_rows" USING btree ("declaration_id","line");--> statement-breakpoint
CREATE INDEX "declaration_rows_person" ON "declaration_rows" USING btree ("tenant_id","person_key") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "declaration_rows_email" ON "declaration_rows" USING btree ("tenant_id","email_key") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "declaration_rows_account" ON "declaration_rows" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "declaration_rows_application" ON "declaration_rows" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "declarations_no" ON "declarations" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "declarations_company" ON "declarations" USING btree ("tenant_id","company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "declarations_owner" ON "declarations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "declarations_age" ON "declarations" USING btree ("tenant_id","created_at");