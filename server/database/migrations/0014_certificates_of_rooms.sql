-- Certificates of any room: what they certify is a kind and an object.
ALTER TABLE "certificates" RENAME COLUMN "application_id" TO "object_id";--> statement-breakpoint
ALTER TABLE "certificates" RENAME COLUMN "applicant" TO "holder";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "kind" text DEFAULT 'TALENT' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" DROP COLUMN "programme";--> statement-breakpoint
DROP INDEX "certificates_application";--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_object" ON "certificates" USING btree ("kind","object_id");
