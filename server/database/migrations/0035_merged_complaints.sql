ALTER TABLE "complaint_files" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "merged_from" text;--> statement-breakpoint
CREATE INDEX "complaints_merged" ON "complaints" USING btree ("tenant_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
UPDATE "complaints" c SET "contacted_at" = (SELECT min(p."at") FROM "complaint_posts" p WHERE p."complaint_id" = c."id" AND p."kind" = 'REPLY');
