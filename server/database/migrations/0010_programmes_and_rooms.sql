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
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"shop_id" text NOT NULL,
	"benefit_id" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"card_id" text NOT NULL,
	"level" text NOT NULL,
	"step" integer NOT NULL,
	"period" text NOT NULL,
	"status" text DEFAULT 'USED' NOT NULL,
	"note" text,
	"used_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"address_cn" text NOT NULL,
	"address_en" text NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"contract_to" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"link_number" integer DEFAULT 0 NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"card_no" text NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"application_id" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"note" text,
	"letters" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"made_by" text NOT NULL,
	"made_by_name" text NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"cases" jsonb NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"runs_at" timestamp with time zone NOT NULL,
	"outcome" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"tenant_ref" text NOT NULL,
	"application_id" text NOT NULL,
	"no" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"applicant" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_verdicts" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"rule" text NOT NULL,
	"path" text NOT NULL,
	"is_false" boolean NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dossier_verdicts_application_id_rule_path_pk" PRIMARY KEY("application_id","rule","path")
);
--> statement-breakpoint
CREATE TABLE "extensions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"account_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"asked_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"from_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_rights" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"company_id" text NOT NULL,
	"programme" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"granted" integer,
	"valid_from" date,
	"valid_to" date,
	"reason" text,
	"account_id" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_claim_approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"no" integer NOT NULL,
	"amount" numeric NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_editions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"year" integer NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"intro_cn" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"tax_year" integer NOT NULL,
	"forecast_year" integer NOT NULL,
	"reward_rate" numeric DEFAULT 0 NOT NULL,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instalments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"judges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"results_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"no" text,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"track" text,
	"track_item" text,
	"group_key" text,
	"company" text DEFAULT '' NOT NULL,
	"applicant" text DEFAULT '' NOT NULL,
	"reason" text,
	"referrer_id" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"prize" text,
	"awarded_at" timestamp with time zone,
	"certificate_no" text,
	"submitted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"happened_on" date NOT NULL,
	"what" text NOT NULL,
	"is_late" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"form" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"step" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itec_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"edition_id" text NOT NULL,
	"stage" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"kind" text,
	"talk_minutes" integer,
	"question_minutes" integer,
	"venue_cn" text,
	"venue_en" text,
	"promotes" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_files" (
	"tenant_id" text NOT NULL,
	"complaint_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "complaint_files_tenant_id_complaint_id_file_id_pk" PRIMARY KEY("tenant_id","complaint_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "complaint_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"complaint_id" text NOT NULL,
	"staff_id" text,
	"kind" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text,
	"locale" text DEFAULT 'CN' NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"assignee_id" text,
	"former_id" text,
	"accept_by" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"replied_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_solved" boolean,
	"score" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"programme" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_items" (
	"tenant_id" text NOT NULL,
	"record_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"field" text NOT NULL,
	"verified_on" timestamp with time zone NOT NULL,
	"expires_on" text,
	"warned_at" timestamp with time zone,
	CONSTRAINT "data_items_record_id_field_pk" PRIMARY KEY("record_id","field")
);
--> statement-breakpoint
CREATE TABLE "data_looks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"application_id" text NOT NULL,
	"by_id" text NOT NULL,
	"what_cn" text NOT NULL,
	"what_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_records" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"application_id" text NOT NULL,
	"form_version" integer NOT NULL,
	"section" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_uses" (
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"record_id" text NOT NULL,
	"section" text NOT NULL,
	"field" text NOT NULL,
	"application_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"over_at" timestamp with time zone,
	CONSTRAINT "data_uses_application_id_section_field_pk" PRIMARY KEY("application_id","section","field")
);
--> statement-breakpoint
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
CREATE TABLE "objection_files" (
	"tenant_id" text NOT NULL,
	"objection_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file" jsonb NOT NULL,
	CONSTRAINT "objection_files_objection_id_file_id_pk" PRIMARY KEY("objection_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"code" text NOT NULL,
	"notice_id" text NOT NULL,
	"round_id" text,
	"entry_id" text,
	"application_id" text,
	"owner_id" text,
	"email" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'CN' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"aspects" text[] DEFAULT '{}' NOT NULL,
	"facts" text NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"holds" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"handler_id" text,
	"note" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publicity_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"round_id" text NOT NULL,
	"application_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"subject_cn" text DEFAULT '' NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publicity_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"days" integer NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"notice_id" text,
	"published_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"made_by" text NOT NULL,
	"published_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "employer_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "notice_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "open_objections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decision_no" text;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "grace_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "extends_after_outage" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "extended_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "windows" ADD COLUMN "types" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
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
CREATE UNIQUE INDEX "redemptions_no" ON "redemptions" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_code" ON "redemptions" USING btree ("tenant_id","card_id","step");--> statement-breakpoint
CREATE INDEX "redemptions_count" ON "redemptions" USING btree ("tenant_id","card_id","shop_id","benefit_id","period") WHERE status = 'USED';--> statement-breakpoint
CREATE INDEX "redemptions_shop" ON "redemptions" USING btree ("tenant_id","shop_id","used_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "redemptions_card" ON "redemptions" USING btree ("tenant_id","card_id","used_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "redemptions_time" ON "redemptions" USING btree ("tenant_id","used_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shops_updated" ON "shops" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shops_open" ON "shops" USING btree ("tenant_id","status","category");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_cards_no" ON "talent_cards" USING btree ("tenant_id","card_no");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_cards_letters" ON "talent_cards" USING btree ("tenant_id","letters");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_cards_account" ON "talent_cards" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "talent_cards_updated" ON "talent_cards" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bulk_decisions_made" ON "bulk_decisions" USING btree ("tenant_id","made_by","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_decisions_due" ON "bulk_decisions" USING btree ("runs_at") WHERE state = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_no" ON "certificates" USING btree ("tenant_ref","no");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_application" ON "certificates" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "certificates_number" ON "certificates" USING btree (upper(no));--> statement-breakpoint
CREATE INDEX "dossier_verdicts_rule" ON "dossier_verdicts" USING btree ("tenant_id","created_at","rule");--> statement-breakpoint
CREATE INDEX "extensions_of" ON "extensions" USING btree ("tenant_id","programme","year","account_id") WHERE state = 'APPROVED';--> statement-breakpoint
CREATE INDEX "extensions_list" ON "extensions" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "extensions_account" ON "extensions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "company_rights_of" ON "company_rights" USING btree ("tenant_id","company_id","programme","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_rights_list" ON "company_rights" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_rights_asker" ON "company_rights" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_rights_open" ON "company_rights" USING btree ("tenant_id","company_id","programme") WHERE state in ('DRAFT', 'SUBMITTED');--> statement-breakpoint
CREATE UNIQUE INDEX "itec_claim_approvals_once" ON "itec_claim_approvals" USING btree ("claim_id","account_id");--> statement-breakpoint
CREATE INDEX "itec_claim_approvals_account" ON "itec_claim_approvals" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_claims_no" ON "itec_claims" USING btree ("entry_id","no");--> statement-breakpoint
CREATE INDEX "itec_claims_owner" ON "itec_claims" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_editions_year" ON "itec_editions" USING btree ("tenant_id","year");--> statement-breakpoint
CREATE INDEX "itec_entries_list" ON "itec_entries" USING btree ("tenant_id","edition_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_entries_state" ON "itec_entries" USING btree ("tenant_id","edition_id","state");--> statement-breakpoint
CREATE INDEX "itec_entries_owner" ON "itec_entries" USING btree ("owner_id","tenant_id");--> statement-breakpoint
CREATE INDEX "itec_entries_referrer" ON "itec_entries" USING btree ("tenant_id","referrer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_no" ON "itec_entries" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_certificate" ON "itec_entries" USING btree ("certificate_no");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_entries_project" ON "itec_entries" USING btree ("tenant_id","edition_id","owner_id","project") WHERE submitted_at is not null and deleted_at is null and state not in ('FAILED', 'WITHDRAWN', 'DISQUALIFIED');--> statement-breakpoint
CREATE INDEX "itec_changes_of" ON "itec_changes" USING btree ("entry_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_changes_owner" ON "itec_changes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "itec_snapshots_of" ON "itec_snapshots" USING btree ("entry_id","form","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "itec_snapshots_owner" ON "itec_snapshots" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "itec_steps_of" ON "itec_steps" USING btree ("entry_id","at");--> statement-breakpoint
CREATE INDEX "itec_steps_actor" ON "itec_steps" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "itec_rounds_stage" ON "itec_rounds" USING btree ("edition_id","stage");--> statement-breakpoint
CREATE INDEX "itec_rounds_list" ON "itec_rounds" USING btree ("tenant_id","starts_on");--> statement-breakpoint
CREATE INDEX "complaint_files_file" ON "complaint_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "complaint_posts_thread" ON "complaint_posts" USING btree ("tenant_id","complaint_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_no" ON "complaints" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "complaints_list" ON "complaints" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaints_account" ON "complaints" USING btree ("tenant_id","account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaints_replied" ON "complaints" USING btree ("state","replied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_consents_live" ON "data_consents" USING btree ("tenant_id","owner_id","programme") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "data_consents_owner" ON "data_consents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "data_items_owner" ON "data_items" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "data_items_ends" ON "data_items" USING btree ("expires_on") WHERE warned_at is null and expires_on is not null;--> statement-breakpoint
CREATE INDEX "data_looks_owner" ON "data_looks" USING btree ("tenant_id","owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_looks_by" ON "data_looks" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_records_part" ON "data_records" USING btree ("application_id","section");--> statement-breakpoint
CREATE INDEX "data_records_owner" ON "data_records" USING btree ("tenant_id","owner_id","section");--> statement-breakpoint
CREATE INDEX "data_uses_owner" ON "data_uses" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "data_uses_record" ON "data_uses" USING btree ("record_id");--> statement-breakpoint
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
CREATE INDEX "declarations_age" ON "declarations" USING btree ("tenant_id","created_at");--> statement-breakpoint
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
CREATE INDEX "payments_batch" ON "payments" USING btree ("tenant_id","batch_id");--> statement-breakpoint
CREATE INDEX "objection_files_file" ON "objection_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "objections_no" ON "objections" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "objections_list" ON "objections" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "objections_application" ON "objections" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "objections_round" ON "objections" USING btree ("tenant_id","round_id");--> statement-breakpoint
CREATE INDEX "objections_owner" ON "objections" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publicity_entries_case" ON "publicity_entries" USING btree ("round_id","application_id");--> statement-breakpoint
CREATE INDEX "publicity_entries_application" ON "publicity_entries" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "publicity_rounds_list" ON "publicity_rounds" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "publicity_rounds_notice" ON "publicity_rounds" USING btree ("tenant_id","notice_id");--> statement-breakpoint
CREATE INDEX "publicity_rounds_due" ON "publicity_rounds" USING btree ("ends_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_decision" ON "applications" USING btree ("tenant_id","decision_no");--> statement-breakpoint
CREATE INDEX "applications_unannounced" ON "applications" USING btree ("tenant_id","programme","year") WHERE state = 'PUBLICITY' and notice_id is null;--> statement-breakpoint
CREATE INDEX "applications_employer" ON "applications" USING btree ("tenant_id","employer_id","due_order","id") WHERE employer_id is not null;