CREATE TABLE "duplicate_verdicts" (
	"tenant_id" text NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"affects" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duplicate_verdicts_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE INDEX "duplicate_verdicts_other" ON "duplicate_verdicts" USING btree ("other_id");