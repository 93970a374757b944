CREATE TABLE "learning_courses" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"paper_id" text,
	"start_at" timestamp with time zone,
	"quota" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_enrolments" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"course_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'LEARNING' NOT NULL,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"last_lesson" text,
	"rating" integer,
	"finished_at" timestamp with time zone,
	"cert_no" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_exam_records" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"paper_id" text NOT NULL,
	"account_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'DOING' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"is_timed_out" boolean DEFAULT false NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"total" double precision NOT NULL,
	"pass" integer NOT NULL,
	"score" double precision,
	"is_passed" boolean,
	"leaves" integer DEFAULT 0 NOT NULL,
	"cert_no" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_learner_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"no" text NOT NULL,
	"about" text NOT NULL,
	"subject_id" text NOT NULL,
	"lesson_id" text,
	"account_id" text NOT NULL,
	"kind" text,
	"content" text NOT NULL,
	"reply" text,
	"replied_by" text,
	"replied_at" timestamp with time zone,
	"is_public" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"course_id" text,
	"mode" text NOT NULL,
	"question_count" integer NOT NULL,
	"total" double precision NOT NULL,
	"pass" integer NOT NULL,
	"minutes" integer NOT NULL,
	"attempts" integer NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_quants" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"domain" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_quest_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"account_id" text,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_quest_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"account_id" text NOT NULL,
	"turns" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"no" text NOT NULL,
	"bank" text NOT NULL,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"difficulty" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_quests" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"purpose" text NOT NULL,
	"course_id" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_teachers" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"status" text DEFAULT 'ON' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_textbooks" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"code" text NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "learning_courses_sort" ON "learning_courses" USING btree ("tenant_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_enrolments_once" ON "learning_enrolments" USING btree ("tenant_id","course_id","account_id");--> statement-breakpoint
CREATE INDEX "learning_enrolments_account" ON "learning_enrolments" USING btree ("tenant_id","account_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "learning_exam_attempt" ON "learning_exam_records" USING btree ("tenant_id","paper_id","account_id","attempt");--> statement-breakpoint
CREATE INDEX "learning_exam_started" ON "learning_exam_records" USING btree ("tenant_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_exam_account" ON "learning_exam_records" USING btree ("tenant_id","account_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_exam_due" ON "learning_exam_records" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_learner_questions_no" ON "learning_learner_questions" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "learning_learner_questions_created" ON "learning_learner_questions" USING btree ("tenant_id","about","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_learner_questions_subject" ON "learning_learner_questions" USING btree ("tenant_id","subject_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_learner_questions_account" ON "learning_learner_questions" USING btree ("tenant_id","account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "learning_papers_updated" ON "learning_papers" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "learning_papers_course" ON "learning_papers" USING btree ("tenant_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_quants_version" ON "learning_quants" USING btree ("tenant_id","code","version");--> statement-breakpoint
CREATE INDEX "learning_quest_answers_quest" ON "learning_quest_answers" USING btree ("tenant_id","quest_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_quest_turns_once" ON "learning_quest_turns" USING btree ("tenant_id","quest_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_questions_no" ON "learning_questions" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "learning_questions_updated" ON "learning_questions" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "learning_questions_draw" ON "learning_questions" USING btree ("tenant_id","bank","type","status");--> statement-breakpoint
CREATE INDEX "learning_quests_updated" ON "learning_quests" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "learning_teachers_updated" ON "learning_teachers" USING btree ("tenant_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_textbooks_code" ON "learning_textbooks" USING btree ("tenant_id","code");