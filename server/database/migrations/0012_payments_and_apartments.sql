CREATE TABLE "choice_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"year" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"group_size" integer NOT NULL,
	"hours" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "choice_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"round_id" text NOT NULL,
	"application_id" text,
	"owner_id" text NOT NULL,
	"applicant" text NOT NULL,
	"rank" integer NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"type" text NOT NULL,
	"group" integer NOT NULL,
	"is_second" integer DEFAULT 0 NOT NULL,
	"wishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"unit_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estates" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"address_cn" text NOT NULL,
	"address_en" text NOT NULL,
	"note_cn" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"unit_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"applicant" text NOT NULL,
	"rent" integer NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"state" text DEFAULT 'TO_SIGN' NOT NULL,
	"sign_by" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"moved_in_on" text,
	"leaves_on" text,
	"ended_on" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"estate_id" text NOT NULL,
	"code" text NOT NULL,
	"building" text NOT NULL,
	"no" text NOT NULL,
	"floor" integer NOT NULL,
	"type" text NOT NULL,
	"area" double precision NOT NULL,
	"facing_cn" text DEFAULT '' NOT NULL,
	"facing_en" text DEFAULT '' NOT NULL,
	"market" integer NOT NULL,
	"rent" integer NOT NULL,
	"state" text DEFAULT 'FREE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" integer NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" text,
	"reverses" text,
	"by_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_moves" CHECK (amount > 0 and debit <> credit)
);
--> statement-breakpoint
CREATE TABLE "pay_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"pay_on" text NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"content" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_budgets" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"total" bigint NOT NULL,
	"granted" bigint NOT NULL,
	"third_from" bigint,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"branch" text NOT NULL,
	"account" text NOT NULL,
	"tail" text NOT NULL,
	"is_valid" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_approvals" (
	"tenant_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"round" integer NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_approvals_payment_id_round_by_id_pk" PRIMARY KEY("payment_id","round","by_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"key" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"number" integer NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" text NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmed_on" text,
	"state" text DEFAULT 'PLANNED' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"batch_id" text,
	"paid_on" text,
	"reason" text,
	"tail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "choice_rounds_state" ON "choice_rounds" USING btree ("state","tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "choice_turns_rank" ON "choice_turns" USING btree ("tenant_id","round_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "choice_turns_owner" ON "choice_turns" USING btree ("round_id","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "choice_turns_unit" ON "choice_turns" USING btree ("round_id","unit_id") WHERE state = 'CHOSEN';--> statement-breakpoint
CREATE INDEX "choice_turns_group" ON "choice_turns" USING btree ("tenant_id","round_id","group");--> statement-breakpoint
CREATE INDEX "choice_turns_of" ON "choice_turns" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estates_name" ON "estates" USING btree ("tenant_id","name_cn");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_no" ON "leases" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_unit" ON "leases" USING btree ("tenant_id","unit_id") WHERE state in ('TO_SIGN', 'SIGNED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "leases_owner" ON "leases" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leases_list" ON "leases" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "units_code" ON "units" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "units_estate" ON "units" USING btree ("tenant_id","estate_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_no" ON "ledger_entries" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reverses" ON "ledger_entries" USING btree ("tenant_id","reverses") WHERE reverses is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_year" ON "ledger_entries" USING btree ("tenant_id","programme","year");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_batches_no" ON "pay_batches" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_budgets_year" ON "pay_budgets" USING btree ("tenant_id","programme","year");--> statement-breakpoint
CREATE INDEX "payees_of" ON "payees" USING btree ("tenant_id","application_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payees_owner" ON "payees" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("application_id","key");--> statement-breakpoint
CREATE INDEX "payments_list" ON "payments" USING btree ("tenant_id","due_on","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE INDEX "payments_owner" ON "payments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "payments_batch" ON "payments" USING btree ("tenant_id","batch_id");