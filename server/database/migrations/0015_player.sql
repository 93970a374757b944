CREATE TABLE "learning_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"account_id" text NOT NULL,
	"second" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"account_id" text NOT NULL,
	"file_id" text NOT NULL,
	"spans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"watched" double precision DEFAULT 0 NOT NULL,
	"length" double precision NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"allowance" double precision NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_learner_questions" ADD COLUMN "second" integer;--> statement-breakpoint
ALTER TABLE "learning_learner_questions" ADD COLUMN "reply_page" integer;--> statement-breakpoint
ALTER TABLE "learning_learner_questions" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "learning_notes_account" ON "learning_notes" USING btree ("tenant_id","account_id","course_id","lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_watches_once" ON "learning_watches" USING btree ("tenant_id","course_id","account_id","lesson_id");--> statement-breakpoint
CREATE INDEX "learning_watches_account" ON "learning_watches" USING btree ("tenant_id","account_id");