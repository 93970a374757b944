CREATE TABLE "mail_templates" (
	"tenant_id" text NOT NULL,
	"scene" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_templates_tenant_id_scene_locale_pk" PRIMARY KEY("tenant_id","scene","locale")
);
