CREATE TABLE "shop_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"month" text NOT NULL,
	"state" text DEFAULT 'DRAWN' NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"drawn_by" text NOT NULL,
	"drawn_name" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"checked_by" text,
	"checked_name" text,
	"checked_at" timestamp with time zone,
	"paid_by" text,
	"paid_name" text,
	"paid_at" timestamp with time zone,
	"paid_on" date,
	"voucher" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_statements_month" ON "shop_statements" USING btree ("tenant_id","shop_id","month");