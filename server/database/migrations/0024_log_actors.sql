-- What the call log kept as login names were nicknames.
ALTER TABLE "api_log" RENAME COLUMN "login_name" TO "nickname";--> statement-breakpoint
ALTER TABLE "api_log" ADD COLUMN "login_name" text;--> statement-breakpoint
ALTER TABLE "busi_log" ADD COLUMN "actor_login" text;--> statement-breakpoint
ALTER TABLE "busi_log" ADD COLUMN "side" text;
