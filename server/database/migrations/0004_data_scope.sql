CREATE TABLE "case_judges" (
	"tenant_id" text NOT NULL,
	"application_id" text NOT NULL,
	"account_id" text NOT NULL,
	"given_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_judges_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "case_judges_account" ON "case_judges" USING btree ("tenant_id","account_id","application_id");--> statement-breakpoint
CREATE INDEX "applications_given" ON "applications" USING btree ("tenant_id","assignee_id","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_region" ON "applications" USING btree ("tenant_id",region collate "C") WHERE submitted_at is not null;--> statement-breakpoint
-- The codes a member holds in a tenant, each with the widest data scope of the roles that give it: what its roles were
-- given, within what the tenant may hand out, without what is switched off.
CREATE FUNCTION grants_of(account text, tenant text)
  RETURNS TABLE (code text, scope text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT held.code,
           (array['ALL', 'TENANT', 'REGION', 'ASSIGNED'])[
             min(array_position(array['ALL', 'TENANT', 'REGION', 'ASSIGNED'], r.data_scope))]
      FROM members m
      JOIN tenants t ON t.id = m.tenant_id
      JOIN member_roles mr ON mr.member_id = m.id AND mr.tenant_id = m.tenant_id
      JOIN roles r ON r.id = mr.role_id AND r.tenant_id = m.tenant_id
     CROSS JOIN unnest(CASE WHEN r.built_in AND r.code = 'tenant-admin' THEN t.codes ELSE r.codes END) AS held(code)
     WHERE m.account_id = account AND m.tenant_id = tenant
       AND m.status = 'ACTIVE' AND t.status = 'ON' AND r.status = 'ON'
       AND held.code = ANY (t.codes)
       AND NOT EXISTS (
         SELECT FROM permission_settings s
          WHERE s.status <> 'ON' AND (held.code = s.code OR starts_with(held.code, s.code || '.')))
     GROUP BY held.code
  $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION codes_of(account text, tenant text)
  RETURNS text[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT coalesce(array_agg(g.code ORDER BY g.code), '{}') FROM grants_of(account, tenant) g $$;
--> statement-breakpoint
-- The same with the member's regions, in one answer: a session is read before its tenant is known.
CREATE FUNCTION reach_of(account text, tenant text)
  RETURNS jsonb
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT jsonb_build_object(
      'scopes', (SELECT coalesce(jsonb_object_agg(g.code, g.scope), '{}') FROM grants_of(account, tenant) g),
      'regions', coalesce((SELECT to_jsonb(m.regions) FROM members m
                            WHERE m.account_id = account AND m.tenant_id = tenant), '[]'))
  $$;
