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
CREATE INDEX "complaint_files_file" ON "complaint_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "complaint_posts_thread" ON "complaint_posts" USING btree ("tenant_id","complaint_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_no" ON "complaints" USING btree ("tenant_id","no");--> statement-breakpoint
CREATE INDEX "complaints_list" ON "complaints" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaints_account" ON "complaints" USING btree ("tenant_id","account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "complaints_replied" ON "complaints" USING btree ("state","replied_at");