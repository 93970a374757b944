CREATE TABLE "company_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"programmes" text[],
	"valid_to" date,
	"days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_address" ON "company_invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "company_invitations_to" ON "company_invitations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "company_invitations_over" ON "company_invitations" USING btree ("valid_until");