ALTER TABLE "activities" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "lesson_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_course" ON "activities" USING btree ("tenant_id","course_id","start_at");