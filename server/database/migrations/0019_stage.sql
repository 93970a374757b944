CREATE TABLE "itec_stages" (
	"tenant_id" text NOT NULL,
	"judging_id" text NOT NULL,
	"at" integer NOT NULL,
	"phase" text NOT NULL,
	"started_at" timestamp with time zone,
	"spent_ms" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "itec_stages_tenant_id_judging_id_pk" PRIMARY KEY("tenant_id","judging_id")
);
