CREATE TABLE "broken_links" (
	"tenant_id" text NOT NULL,
	"publication_id" text NOT NULL,
	"locale" text NOT NULL,
	"href" text NOT NULL,
	"fault" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "broken_links_tenant_id_publication_id_locale_href_pk" PRIMARY KEY("tenant_id","publication_id","locale","href")
);
--> statement-breakpoint
CREATE INDEX "broken_links_found" ON "broken_links" USING btree ("tenant_id","found_at" DESC NULLS LAST);