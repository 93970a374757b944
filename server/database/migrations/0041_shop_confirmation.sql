ALTER TABLE "redemptions" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_statements" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "shop_statements" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "shop_statements" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_statements" ADD COLUMN "override" text;--> statement-breakpoint
-- Nothing was agreed for each use before: what was drawn up then keeps its amount, and its lines say no price.
UPDATE "shop_statements" SET "lines" = (SELECT coalesce(jsonb_agg(line || '{"price": 0}'::jsonb ORDER BY at), '[]'::jsonb) FROM jsonb_array_elements("lines") WITH ORDINALITY AS each(line, at)) WHERE jsonb_typeof("lines") = 'array';
