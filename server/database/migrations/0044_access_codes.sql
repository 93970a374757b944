CREATE TABLE "access_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"scene" text NOT NULL,
	"ref_id" text NOT NULL,
	"ref_cn" text NOT NULL,
	"ref_en" text NOT NULL,
	"prefix" text NOT NULL,
	"tail" text NOT NULL,
	"codes" integer NOT NULL,
	"uses_each" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"rank" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tail" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_uses" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"code_id" text NOT NULL,
	"account_id" text NOT NULL,
	"path" text,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_batches_list" ON "access_batches" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_codes_hash" ON "access_codes" USING btree ("tenant_id","code_hash");--> statement-breakpoint
CREATE INDEX "access_codes_batch" ON "access_codes" USING btree ("tenant_id","batch_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "access_uses_person" ON "access_uses" USING btree ("tenant_id","code_id","account_id");--> statement-breakpoint
CREATE INDEX "access_uses_batch" ON "access_uses" USING btree ("tenant_id","batch_id","used_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "access_uses_own" ON "access_uses" USING btree ("tenant_id","account_id","used_at" DESC NULLS LAST,"id");