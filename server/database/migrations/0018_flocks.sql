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
	"id" text NOT NULL,
	"doc" text NOT NULL,
	"key" text NOT NULL,
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
	"valid_until" timestamp with time zone NOT NULL,
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
	"in_force_from" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX "scale_sets_version" ON "scale_sets" USING btree ("tenant_id","version");