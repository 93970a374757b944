CREATE TABLE "learning_question_likes" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"question_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "learning_question_likes_once" ON "learning_question_likes" USING btree ("question_id","account_id");--> statement-breakpoint
CREATE INDEX "learning_question_likes_account" ON "learning_question_likes" USING btree ("account_id");