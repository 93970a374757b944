CREATE TABLE "help_entries" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"path" text NOT NULL,
	"grant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"rev" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "help_entries_application_id_path_pk" PRIMARY KEY("application_id","path")
);
--> statement-breakpoint
CREATE TABLE "help_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"sections" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_until" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"helper_id" text,
	"helper_name" text DEFAULT '' NOT NULL,
	"redeemed_at" timestamp with time zone,
	"last_write_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_helped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "helpers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "helped" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "help_entries_grant" ON "help_entries" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "help_entries_account" ON "help_entries" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "help_grants_code" ON "help_grants" USING btree ("tenant_id","code_hash");--> statement-breakpoint
CREATE INDEX "help_grants_application" ON "help_grants" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "help_grants_helper" ON "help_grants" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "help_grants_owner" ON "help_grants" USING btree ("owner_id");