CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"kind" text DEFAULT 'PERSON' NOT NULL,
	"nickname" text NOT NULL,
	"email" text,
	"phone_area" text,
	"phone" text,
	"avatar" text,
	"locale" text DEFAULT 'CN' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_tag" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"password_hash" text,
	"pepper_id" text,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_rev" integer DEFAULT 0 NOT NULL,
	"totp_secret" text,
	"otec" jsonb,
	"perm_rev" integer DEFAULT 0 NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"session" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"challenge" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"session" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"code" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "guests" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"secret" "bytea" NOT NULL,
	"active_tenant" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resets" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"password_rev" integer NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"side" text NOT NULL,
	"account_id" text NOT NULL,
	"active_tenant" text,
	"tenant_rev" integer DEFAULT 0 NOT NULL,
	"secret" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire_seen" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text DEFAULT '' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_sections" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"key" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'empty' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "application_sections_application_id_key_pk" PRIMARY KEY("application_id","key")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"form_version" integer DEFAULT 1 NOT NULL,
	"year" integer NOT NULL,
	"no" text,
	"owner_id" text NOT NULL,
	"applicant" text DEFAULT '' NOT NULL,
	"subject_cn" text DEFAULT '' NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"asked_from" text,
	"rounds" integer DEFAULT 0 NOT NULL,
	"open_items" integer DEFAULT 0 NOT NULL,
	"answered_items" integer DEFAULT 0 NOT NULL,
	"assignee_id" text,
	"held_by" text,
	"held_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"due_order" timestamp with time zone GENERATED ALWAYS AS (coalesce(due_at, 'infinity'::timestamptz)) STORED,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"result" jsonb,
	"person_key" "bytea",
	"copied_from" text,
	"withdrawal_asked_at" timestamp with time zone,
	"appealed_at" timestamp with time zone,
	"revocation" jsonb,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correction_items" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'noted' NOT NULL,
	"due_at" timestamp with time zone,
	"round" integer NOT NULL,
	"reply" text,
	"before" jsonb,
	"after" jsonb,
	"rev_from" integer NOT NULL,
	"rev_to" integer,
	"raised_by" text NOT NULL,
	"raised_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" text PRIMARY KEY NOT NULL,
	"working" boolean NOT NULL,
	"name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"path" text NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marks_application_id_path_pk" PRIMARY KEY("application_id","path")
);
--> statement-breakpoint
CREATE TABLE "numbers" (
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "numbers_tenant_id_programme_year_pk" PRIMARY KEY("tenant_id","programme","year")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"code" text PRIMARY KEY NOT NULL,
	"tenant_ref" text NOT NULL,
	"application_id" text NOT NULL,
	"snapshot_id" text NOT NULL,
	"no" text NOT NULL,
	"programme" text NOT NULL,
	"applicant" text NOT NULL,
	"files" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_saves" (
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"client_tx" text NOT NULL,
	"application_id" text NOT NULL,
	"section" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"rev" integer NOT NULL,
	"values" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_saves_owner_id_client_tx_pk" PRIMARY KEY("owner_id","client_tx")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"round" integer NOT NULL,
	"form_version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "windows" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"programme" text NOT NULL,
	"year" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"publisher_cn" text NOT NULL,
	"publisher_en" text NOT NULL,
	"body_cn" text NOT NULL,
	"body_en" text NOT NULL,
	"programme" text,
	"top" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"file_id" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_files_application_id_file_id_pk" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"object_key" text NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "public_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"object_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"tenant_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"index" integer NOT NULL,
	"size" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	"object_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_parts_upload_id_index_pk" PRIMARY KEY("upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"parts" integer NOT NULL,
	"file_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_log" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "api_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"side" text NOT NULL,
	"trace" text NOT NULL,
	"account_id" text,
	"login_name" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"fields" text[] NOT NULL,
	"sealed" boolean NOT NULL,
	"http" integer NOT NULL,
	"code" integer NOT NULL,
	"key" text NOT NULL,
	"detail" text,
	"ms" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"ip" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	CONSTRAINT "api_log_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "api_log_rest" PARTITION OF "api_log" DEFAULT;
--> statement-breakpoint
CREATE TABLE "busi_links" (
	"tenant_id" text NOT NULL,
	"link" bigint NOT NULL,
	"log_id" text NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "busi_links_tenant_id_link_pk" PRIMARY KEY("tenant_id","link")
);
--> statement-breakpoint
CREATE TABLE "busi_log" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "busi_log_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"module" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"title" text NOT NULL,
	"text_cn" text NOT NULL,
	"text_en" text NOT NULL,
	"changes" jsonb NOT NULL,
	"ok" boolean NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"ip" text NOT NULL,
	"trace" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busi_queue" (
	"log_id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_heads" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"link" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"body_cn" text NOT NULL,
	"body_en" text NOT NULL,
	"path" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"scene" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_roles" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"role_id" text NOT NULL,
	CONSTRAINT "member_roles_member_id_role_id_pk" PRIMARY KEY("member_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_settings" (
	"code" text PRIMARY KEY NOT NULL,
	"name_cn" text,
	"name_en" text,
	"status" text DEFAULT 'ON' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"data_scope" text DEFAULT 'TENANT' NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"user_limit" integer DEFAULT 100 NOT NULL,
	"expire_at" timestamp with time zone,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"platform" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_login_name" ON "accounts" USING btree (lower("login_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone" ON "accounts" USING btree ("phone_area","phone");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "codes_subject" ON "codes" USING btree ("subject","purpose");--> statement-breakpoint
CREATE INDEX "codes_expires" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "counters_expires" ON "counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guests_seen" ON "guests" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resets_account" ON "resets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_ends" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "wire_seen_expires" ON "wire_seen" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_no" ON "applications" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("tenant_id","due_order","id") WHERE state in ('ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_pool" ON "applications" USING btree ("tenant_id","due_order","id") WHERE assignee_id is null and state in ('ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_assignee" ON "applications" USING btree ("tenant_id","assignee_id","due_order","id") WHERE state in ('ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("tenant_id","state","due_order","id");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("state","due_at") WHERE state in ('SUPPLEMENT', 'EFFECTIVE');--> statement-breakpoint
CREATE INDEX "applications_number" ON "applications" USING btree ("tenant_id",no collate "C") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("tenant_id",applicant collate "C") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree ("tenant_id","person_key") WHERE person_key is not null;--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("tenant_id","submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_live" ON "applications" USING btree ("tenant_id","programme","year","owner_id") WHERE deleted_at is null and state not in ('REJECTED', 'CLOSED', 'ENDED', 'REVOKED');--> statement-breakpoint
CREATE INDEX "correction_items_of" ON "correction_items" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "opinions_of" ON "opinions" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "receipts_application" ON "receipts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_saves_of" ON "section_saves" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_saves_at" ON "section_saves" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_round" ON "snapshots" USING btree ("application_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "windows_year" ON "windows" USING btree ("tenant_id","programme","year");--> statement-breakpoint
CREATE INDEX "notices_published" ON "notices" USING btree ("tenant_id","top" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "notices_kind" ON "notices" USING btree ("tenant_id","kind","top" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "application_files_file" ON "application_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_sha" ON "files" USING btree ("tenant_id","sha256");--> statement-breakpoint
CREATE INDEX "files_object" ON "files" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_open" ON "uploads" USING btree ("tenant_id","owner_id","purpose","sha256","size") WHERE file_id is null;--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_log_tenant" ON "api_log" USING btree ("tenant_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_log_trace" ON "api_log" USING btree ("trace");--> statement-breakpoint
CREATE UNIQUE INDEX "busi_links_log" ON "busi_links" USING btree ("log_id");--> statement-breakpoint
CREATE INDEX "busi_log_list" ON "busi_log" USING btree ("tenant_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "busi_log_object" ON "busi_log" USING btree ("tenant_id","object_type","object_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "busi_queue_order" ON "busi_queue" USING btree ("tenant_id","seq");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_list" ON "outbox" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "member_roles_role" ON "member_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_tenant_account" ON "members" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "members_account" ON "members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_tenant_code" ON "roles" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_code" ON "tenants" USING btree ("code");