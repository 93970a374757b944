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
	"is_personal" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"password_hash" text,
	"pepper_id" text,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_rev" integer DEFAULT 0 NOT NULL,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"otec" jsonb,
	"erased_at" timestamp with time zone,
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
CREATE TABLE "guests" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"secret" "bytea" NOT NULL,
	"active_tenant" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
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
CREATE TABLE "totp_drafts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire_seen" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"mode" text NOT NULL,
	"sign_from" timestamp with time zone NOT NULL,
	"sign_to" timestamp with time zone NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"quota" integer,
	"waitlist" boolean NOT NULL,
	"audit" boolean NOT NULL,
	"company_only" boolean NOT NULL,
	"checks_in" boolean NOT NULL,
	"checks_self_in" boolean DEFAULT false NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_cn" text DEFAULT '' NOT NULL,
	"cancel_en" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"serial" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"letters" text NOT NULL,
	"note" text,
	"signed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"score" integer,
	"feedback" text DEFAULT '' NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
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
	"region" text,
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
CREATE TABLE "case_judges" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"account_id" text NOT NULL,
	"given_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_judges_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
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
CREATE TABLE "broken_links" (
	"tenant_id" text NOT NULL,
	"publication_id" text NOT NULL,
	"locale" text NOT NULL,
	"href" text NOT NULL,
	"fault" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broken_links_tenant_id_publication_id_locale_href_pk" PRIMARY KEY("tenant_id","publication_id","locale","href")
);
--> statement-breakpoint
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
CREATE TABLE "content_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"published_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"values" jsonb NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"changes_cn" integer DEFAULT 0 NOT NULL,
	"changes_en" integer DEFAULT 0 NOT NULL,
	"version" integer,
	"publish_at" timestamp with time zone,
	"edited_by" text NOT NULL,
	"submitted_by" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_facets" (
	"publication_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"facet" text NOT NULL,
	"top" boolean NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publication_facets_publication_id_facet_pk" PRIMARY KEY("publication_id","facet")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"publisher_cn" text NOT NULL,
	"publisher_en" text NOT NULL,
	"body_cn" text NOT NULL,
	"body_en" text NOT NULL,
	"seo_title_cn" text DEFAULT '' NOT NULL,
	"seo_title_en" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"matching" jsonb,
	"number" text,
	"cover" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"dated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"words" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"title_words" "tsvector" GENERATED ALWAYS AS (ts_filter(words, '{a}')) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "app_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"app" text NOT NULL,
	"number" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"kind" text NOT NULL,
	"is_forced" boolean DEFAULT false NOT NULL,
	"min_number" text DEFAULT '' NOT NULL,
	"release_at" timestamp with time zone,
	"built_from" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"values" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "area_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"area" text NOT NULL,
	"measure" text NOT NULL,
	"good" double precision NOT NULL,
	"act" double precision NOT NULL,
	"is_good_included" boolean NOT NULL,
	"is_act_included" boolean NOT NULL,
	"source" text NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farm_invites" (
	"tenant_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"farm_id" text NOT NULL,
	"role" text NOT NULL,
	"account_id" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farm_invites_tenant_id_code_hash_pk" PRIMARY KEY("tenant_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "farm_members" (
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"account_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farm_members_tenant_id_farm_id_account_id_pk" PRIMARY KEY("tenant_id","farm_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "farms" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'broiler' NOT NULL,
	"area" text DEFAULT 'europe' NOT NULL,
	"birds" integer,
	"is_shared" boolean DEFAULT false NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"block_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "farms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "flock_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flock_besides" (
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"change_id" text NOT NULL,
	"account_id" text NOT NULL,
	"device_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flock_besides_tenant_id_farm_id_doc_key_pk" PRIMARY KEY("tenant_id","farm_id","doc","key")
);
--> statement-breakpoint
CREATE TABLE "flock_changes" (
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"key" text NOT NULL,
	"id" text NOT NULL,
	"value" jsonb,
	"base" text,
	"account_id" text NOT NULL,
	"device_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"why" text,
	"seq" integer NOT NULL,
	CONSTRAINT "flock_changes_tenant_id_farm_id_id_pk" PRIMARY KEY("tenant_id","farm_id","id")
);
--> statement-breakpoint
CREATE TABLE "flock_entries" (
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"change_id" text NOT NULL,
	"account_id" text NOT NULL,
	"device_at" timestamp with time zone NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "flock_entries_tenant_id_farm_id_doc_key_pk" PRIMARY KEY("tenant_id","farm_id","doc","key")
);
--> statement-breakpoint
CREATE TABLE "flock_photos" (
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"photo_id" text NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flock_photos_tenant_id_farm_id_doc_photo_id_pk" PRIMARY KEY("tenant_id","farm_id","doc","photo_id")
);
--> statement-breakpoint
CREATE TABLE "flock_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"account_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flock_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"name" text NOT NULL,
	"house" text NOT NULL,
	"visited_on" date NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"area" text NOT NULL,
	"scale_version" integer NOT NULL,
	"lights" jsonb NOT NULL,
	"measured" jsonb NOT NULL,
	"flags" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flock_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"farm_id" text NOT NULL,
	"doc" text NOT NULL,
	"account_id" text NOT NULL,
	"is_blind" boolean NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"reading" jsonb,
	"reader_name" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flock_trainings" (
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"section" text NOT NULL,
	"answers" jsonb NOT NULL,
	"ac2" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flock_trainings_tenant_id_account_id_id_pk" PRIMARY KEY("tenant_id","account_id","id")
);
--> statement-breakpoint
CREATE TABLE "scale_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"version" integer NOT NULL,
	"cec_texture_max" integer NOT NULL,
	"foot_cuts" jsonb NOT NULL,
	"ammonia_tops" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"in_force_from" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"input" jsonb NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"error" text,
	"file_name" text,
	"file_type" text,
	"file_size" bigint,
	"object_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"form" text NOT NULL,
	"object" text NOT NULL,
	"ground" jsonb,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"resource" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
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
	"nickname" text,
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
-- For days that no partition was made for.
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
	"actor_login" text,
	"side" text,
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
CREATE TABLE "mail_templates" (
	"tenant_id" text NOT NULL,
	"scene" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_templates_tenant_id_scene_locale_pk" PRIMARY KEY("tenant_id","scene","locale")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"content_id" text DEFAULT '' NOT NULL,
	"seen_version" integer DEFAULT 0 NOT NULL,
	"known" text[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smartpolicy_answers" (
	"tenant_id" text NOT NULL,
	"account_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smartpolicy_answers_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "place_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"place_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"by_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"address_cn" text NOT NULL,
	"address_en" text NOT NULL,
	"kind" text NOT NULL,
	"region" text NOT NULL,
	"capacity" integer NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"place_id" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"people" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"letters" text NOT NULL,
	"note" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "invitations" (
	"member_id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"invited_by" text,
	"valid_until" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"account_id" text,
	"title" text DEFAULT '' NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "members_invited" CHECK ((account_id is null) = (status = 'INVITED'))
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
CREATE INDEX "totp_drafts_expires" ON "totp_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wire_seen_expires" ON "wire_seen" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activities_start" ON "activities" USING btree ("tenant_id","start_at");--> statement-breakpoint
CREATE INDEX "activities_end" ON "activities" USING btree ("tenant_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_person" ON "signups" USING btree ("tenant_id","activity_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_letters" ON "signups" USING btree ("tenant_id","letters");--> statement-breakpoint
CREATE INDEX "signups_queue" ON "signups" USING btree ("tenant_id","activity_id","state","signed_at","id");--> statement-breakpoint
CREATE INDEX "signups_own" ON "signups" USING btree ("tenant_id","account_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_no" ON "applications" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "applications_owner" ON "applications" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("tenant_id","due_order","id") WHERE state in ('ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_pool" ON "applications" USING btree ("tenant_id","due_order","id") WHERE assignee_id is null and state in ('ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_assignee" ON "applications" USING btree ("tenant_id","assignee_id","due_order","id") WHERE state in ('ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED');--> statement-breakpoint
CREATE INDEX "applications_given" ON "applications" USING btree ("tenant_id","assignee_id","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_region" ON "applications" USING btree ("tenant_id",region collate "C") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_state" ON "applications" USING btree ("tenant_id","state","due_order","id");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("state","due_at") WHERE state in ('SUPPLEMENT', 'EFFECTIVE');--> statement-breakpoint
CREATE INDEX "applications_number" ON "applications" USING btree ("tenant_id",no collate "C") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("tenant_id",applicant collate "C") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree ("tenant_id","person_key") WHERE person_key is not null;--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("tenant_id","submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_live" ON "applications" USING btree ("tenant_id","programme","year","owner_id") WHERE deleted_at is null and state not in ('REJECTED', 'CLOSED', 'ENDED', 'REVOKED');--> statement-breakpoint
CREATE INDEX "case_judges_account" ON "case_judges" USING btree ("tenant_id","account_id","application_id");--> statement-breakpoint
CREATE INDEX "correction_items_of" ON "correction_items" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "opinions_of" ON "opinions" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "receipts_application" ON "receipts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_saves_of" ON "section_saves" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_saves_at" ON "section_saves" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "snapshots_round" ON "snapshots" USING btree ("application_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "windows_year" ON "windows" USING btree ("tenant_id","programme","year");--> statement-breakpoint
CREATE INDEX "broken_links_found" ON "broken_links" USING btree ("tenant_id","found_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "companies_code" ON "companies" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_passed" ON "companies" USING btree ("tenant_id","code") WHERE state = 'PASSED' and status <> 'MERGED';--> statement-breakpoint
CREATE INDEX "companies_updated" ON "companies" USING btree ("tenant_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_events_company" ON "company_events" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_account" ON "company_members" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_owner" ON "company_members" USING btree ("company_id") WHERE role = 'OWNER';--> statement-breakpoint
CREATE INDEX "company_members_of" ON "company_members" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "own_form_files_file" ON "own_form_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_forms_owner" ON "own_forms" USING btree ("tenant_id","owner_id","form");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("tenant_id","content_id","version");--> statement-breakpoint
CREATE INDEX "contents_list" ON "contents" USING btree ("tenant_id","type","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publication_facets_list" ON "publication_facets" USING btree ("tenant_id","type","facet","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"publication_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_list" ON "publications" USING btree ("tenant_id","type","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_category" ON "publications" USING btree ("tenant_id","type","category","top" DESC NULLS LAST,"dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_newest" ON "publications" USING btree ("tenant_id","type","dated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_matching" ON "publications" USING btree ("tenant_id","dated_at" DESC NULLS LAST) WHERE matching is not null;--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin ("words");--> statement-breakpoint
CREATE INDEX "publications_number" ON "publications" USING btree ("tenant_id","type","number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "application_files_file" ON "application_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_sha" ON "files" USING btree ("tenant_id","sha256");--> statement-breakpoint
CREATE INDEX "files_object" ON "files" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_open" ON "uploads" USING btree ("tenant_id","owner_id","purpose","sha256","size") WHERE file_id is null;--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_versions_number" ON "app_versions" USING btree ("tenant_id","app","number");--> statement-breakpoint
CREATE INDEX "app_versions_updated" ON "app_versions" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "area_limits_measure" ON "area_limits" USING btree ("tenant_id","area","measure");--> statement-breakpoint
CREATE INDEX "farm_invites_account" ON "farm_invites" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "farm_members_account" ON "farm_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "farms_updated" ON "farms" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "farms_compared" ON "farms" USING btree ("tenant_id","area","type");--> statement-breakpoint
CREATE UNIQUE INDEX "flock_articles_key" ON "flock_articles" USING btree ("tenant_id","key","locale");--> statement-breakpoint
CREATE INDEX "flock_articles_updated" ON "flock_articles" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "flock_besides_account" ON "flock_besides" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "flock_changes_entry" ON "flock_changes" USING btree ("tenant_id","farm_id","doc","key");--> statement-breakpoint
CREATE INDEX "flock_changes_account" ON "flock_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "flock_entries_seq" ON "flock_entries" USING btree ("tenant_id","farm_id","seq");--> statement-breakpoint
CREATE INDEX "flock_entries_account" ON "flock_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "flock_photos_file" ON "flock_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flock_questions_entry" ON "flock_questions" USING btree ("tenant_id","farm_id","doc","question_id");--> statement-breakpoint
CREATE INDEX "flock_questions_updated" ON "flock_questions" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "flock_questions_account" ON "flock_questions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flock_reports_doc" ON "flock_reports" USING btree ("tenant_id","farm_id","doc");--> statement-breakpoint
CREATE INDEX "flock_reports_updated" ON "flock_reports" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "flock_reports_compared" ON "flock_reports" USING btree ("tenant_id","area","type","visited_on");--> statement-breakpoint
CREATE UNIQUE INDEX "flock_shares_token" ON "flock_shares" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE INDEX "flock_shares_doc" ON "flock_shares" USING btree ("tenant_id","farm_id","doc");--> statement-breakpoint
CREATE INDEX "flock_shares_account" ON "flock_shares" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scale_sets_version" ON "scale_sets" USING btree ("tenant_id","version");--> statement-breakpoint
CREATE INDEX "jobs_own" ON "jobs" USING btree ("tenant_id","account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_expires" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_drafts_place" ON "kept_drafts" USING btree ("tenant_id","form","object","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("tenant_id","resource","account_id","name");--> statement-breakpoint
CREATE INDEX "api_log_tenant" ON "api_log" USING btree ("tenant_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_log_trace" ON "api_log" USING btree ("trace");--> statement-breakpoint
CREATE UNIQUE INDEX "busi_links_log" ON "busi_links" USING btree ("log_id");--> statement-breakpoint
CREATE INDEX "busi_log_list" ON "busi_log" USING btree ("tenant_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "busi_log_object" ON "busi_log" USING btree ("tenant_id","object_type","object_id","seq" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "busi_queue_order" ON "busi_queue" USING btree ("tenant_id","seq");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_list" ON "outbox" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("state","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "follows_own" ON "follows" USING btree ("tenant_id","account_id","kind","content_id");--> statement-breakpoint
CREATE INDEX "follows_content" ON "follows" USING btree ("tenant_id","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_slots_ref" ON "place_slots" USING btree ("tenant_id","ref_id","is_draft");--> statement-breakpoint
CREATE INDEX "place_slots_time" ON "place_slots" USING btree ("tenant_id","place_id","end_at");--> statement-breakpoint
CREATE INDEX "places_updated" ON "places" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "prebooks_letters" ON "prebooks" USING btree ("tenant_id","letters");--> statement-breakpoint
CREATE INDEX "prebooks_start" ON "prebooks" USING btree ("tenant_id","start_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "platform_versions_rev" ON "platform_versions" USING btree ("tenant_id","rev");--> statement-breakpoint
CREATE INDEX "promotes_shown" ON "promotes" USING btree ("tenant_id","position","weight" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_no" ON "service_requests" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "service_requests_owner" ON "service_requests" USING btree ("tenant_id","owner_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_requests_list" ON "service_requests" USING btree ("tenant_id","state","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_open" ON "service_requests" USING btree ("tenant_id","owner_id","service") WHERE state in ('NEW', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX "origin_marks_origin" ON "origin_marks" USING btree ("origin_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "origins_code" ON "origins" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "supporters_account" ON "supporters" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supporters_code" ON "supporters" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_tenant_email" ON "invitations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_roles_role" ON "member_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_tenant_account" ON "members" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "members_account" ON "members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_tenant_code" ON "roles" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_code" ON "tenants" USING btree ("code");
--> statement-breakpoint
-- Which tenants an account belongs to is needed before a tenant is known: a narrow door through row-level security.
CREATE FUNCTION memberships_of(account text)
  RETURNS TABLE (tenant_id text, member_id text, status text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT m.tenant_id, m.id, m.status FROM members m WHERE m.account_id = account $$;
--> statement-breakpoint
-- The codes a member holds in a tenant, each with the widest data scope of the roles that give it: what its roles were
-- given, within what the tenant may hand out, without what is switched off.
CREATE FUNCTION grants_of(account text, tenant text)
  RETURNS TABLE (code text, scope text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT held.code,
           (array['ALL', 'TENANT', 'REGION', 'ASSIGNED'])[
             min(array_position(array['ALL', 'TENANT', 'REGION', 'ASSIGNED'], r.data_scope))]
      FROM members m
      JOIN tenants t ON t.id = m.tenant_id
      JOIN member_roles mr ON mr.member_id = m.id AND mr.tenant_id = m.tenant_id
      JOIN roles r ON r.id = mr.role_id AND r.tenant_id = m.tenant_id
     CROSS JOIN unnest(CASE WHEN r.built_in AND r.code = 'tenant-admin' THEN t.codes ELSE r.codes END) AS held(code)
     WHERE m.account_id = account AND m.tenant_id = tenant
       AND m.status = 'ACTIVE' AND t.status = 'ON' AND r.status = 'ON'
       AND held.code = ANY (t.codes)
       AND NOT EXISTS (
         SELECT FROM permission_settings s
          WHERE s.status <> 'ON' AND (held.code = s.code OR starts_with(held.code, s.code || '.')))
     GROUP BY held.code
  $$;
--> statement-breakpoint
CREATE FUNCTION codes_of(account text, tenant text)
  RETURNS text[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT coalesce(array_agg(g.code ORDER BY g.code), '{}') FROM grants_of(account, tenant) g $$;
--> statement-breakpoint
-- The same with the member's regions, in one answer: a session is read before its tenant is known.
CREATE FUNCTION reach_of(account text, tenant text)
  RETURNS jsonb
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT jsonb_build_object(
      'scopes', (SELECT coalesce(jsonb_object_agg(g.code, g.scope), '{}') FROM grants_of(account, tenant) g),
      'regions', coalesce((SELECT to_jsonb(m.regions) FROM members m
                            WHERE m.account_id = account AND m.tenant_id = tenant), '[]'))
  $$;
--> statement-breakpoint
-- What the platform's operators see of other tenants: counts, and roles with their codes; never a member or a case.
CREATE FUNCTION tenant_counts()
  RETURNS TABLE (tenant_id text, users bigint, roles bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT t.id,
           (SELECT count(*) FROM members m WHERE m.tenant_id = t.id AND m.status <> 'DISABLED'),
           (SELECT count(*) FROM roles r WHERE r.tenant_id = t.id)
      FROM tenants t
  $$;
--> statement-breakpoint
CREATE FUNCTION tenant_roles(tenant text)
  RETURNS TABLE (id text, code text, name_cn text, name_en text, codes text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT r.id, r.code, r.name_cn, r.name_en, r.codes FROM roles r WHERE r.tenant_id = tenant $$;
--> statement-breakpoint
-- Invitations are read before their tenant is known: by the address of who is signed in, or by the code in a mail. A
-- narrow door through row-level security.
CREATE FUNCTION open_invitations(address text, code bytea)
  RETURNS TABLE (member_id text, tenant_id text, email text, name text, roles jsonb, valid_until timestamp with time zone)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT i.member_id, i.tenant_id, i.email, i.name,
           coalesce((SELECT jsonb_agg(jsonb_build_object('CN', r.name_cn, 'EN', r.name_en) ORDER BY r.code)
                       FROM member_roles mr JOIN roles r ON r.id = mr.role_id AND r.tenant_id = mr.tenant_id
                      WHERE mr.member_id = i.member_id AND mr.tenant_id = i.tenant_id), '[]'),
           i.valid_until
      FROM invitations i
     WHERE (i.email = address OR i.code_hash = code) AND i.declined_at IS NULL
  $$;
--> statement-breakpoint
-- Row-level security keeps requests from using a GIN index over `facets`, so each facet has a row of its own. A trigger
-- writes them, so that whatever changes a publication cannot forget them.
CREATE FUNCTION keep_publication_facets()
  RETURNS trigger
  LANGUAGE plpgsql SET search_path = public
  AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM publication_facets WHERE publication_id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO publication_facets (publication_id, tenant_id, type, facet, top, dated_at)
        SELECT DISTINCT NEW.id, NEW.tenant_id, NEW.type, facet, NEW.top, NEW.dated_at FROM unnest(NEW.facets) AS facet;
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER keep_publication_facets AFTER INSERT OR UPDATE OR DELETE ON publications
  FOR EACH ROW EXECUTE FUNCTION keep_publication_facets();
--> statement-breakpoint
-- Row-level security keeps a request from using the GIN index over `words`: `@@` could leak the words of rows that it
-- must not see, so it is only evaluated on the rows that the policy let through, all of the tenant's. This function
-- belongs to the owner, whom no policy filters, and is the wall itself: it reads the tenant from the setting that the
-- policies read, never from a parameter (without one it finds nothing), and returns no text, only ids, dates and ranks.
-- Names are looked up in the catalogue and in `public` before anything a caller could make. At most `most` a type, the
-- newest. It always goes by the index of words: the search vector of a text of some length lies outside its row, and to
-- fetch and unpack one for each row that is looked at took seconds (bench/search.ts). The index answers without it, and
-- ranks go by the words of the titles, which stand in the row. Tenant and type are written so that no other index fits:
-- the planner takes `@@` for cheap and would rather try it on every row.
CREATE FUNCTION find_publications(query text, types text[], at timestamptz, since timestamptz, until timestamptz,
                                  most integer, ranked boolean)
  RETURNS TABLE (id text, type text, dated_at timestamptz, rank real)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  SET plan_cache_mode = force_custom_plan
  SET enable_seqscan = off
  AS $$
    #variable_conflict use_column
    DECLARE
      tenant constant text := current_setting('app.tenant', true);
      asked constant tsquery := to_tsquery('simple', query);
    BEGIN
      RETURN QUERY
        SELECT found.id, found.type, found.dated_at,
               CASE WHEN ranked THEN ts_rank('{0.1, 0.2, 0.4, 1.0}', found.title_words, asked, 1) ELSE 0 END
          FROM (SELECT p.id, p.type, p.dated_at, p.title_words,
                       row_number() OVER (PARTITION BY p.type ORDER BY p.dated_at DESC, p.id DESC) AS place
                  FROM publications p
                 WHERE p.words @@ asked
                   AND p.tenant_id || '' = tenant AND p.type || '' = ANY (types) AND p.published_at <= at
                   AND p.dated_at >= since AND p.dated_at < until) found
         WHERE found.place <= most;
    END
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_publications(text, text[], timestamptz, timestamptz, timestamptz, integer, boolean) FROM PUBLIC;
