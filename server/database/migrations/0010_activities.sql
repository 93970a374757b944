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
CREATE INDEX "activities_start" ON "activities" USING btree ("tenant_id","start_at");--> statement-breakpoint
CREATE INDEX "activities_end" ON "activities" USING btree ("tenant_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_person" ON "signups" USING btree ("tenant_id","activity_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signups_letters" ON "signups" USING btree ("tenant_id","letters");--> statement-breakpoint
CREATE INDEX "signups_queue" ON "signups" USING btree ("tenant_id","activity_id","state","signed_at","id");--> statement-breakpoint
CREATE INDEX "signups_own" ON "signups" USING btree ("tenant_id","account_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);