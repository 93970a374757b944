-- Which tenants an account belongs to is needed before a tenant is known: a narrow door through row-level security.
CREATE FUNCTION memberships_of(account text)
  RETURNS TABLE (tenant_id text, member_id text, status text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT m.tenant_id, m.id, m.status FROM members m WHERE m.account_id = account $$;
--> statement-breakpoint
-- The codes a member holds in a tenant: what its roles were given, within what the tenant may hand out, without what
-- is switched off. A session is read before its tenant is known, so this is a second narrow door.
CREATE FUNCTION codes_of(account text, tenant text)
  RETURNS text[]
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT coalesce(array_agg(DISTINCT held.code ORDER BY held.code), '{}')
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
  $$;
--> statement-breakpoint
-- Setting the first password accepts the invitations that led to it, in whichever tenants they were made.
CREATE FUNCTION accept_invitations(account text)
  RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public
  AS $$
    UPDATE members SET status = 'ACTIVE', updated_at = now(), rev = rev + 1
     WHERE account_id = account AND status = 'INVITED'
  $$;
--> statement-breakpoint
-- What the platform's operators see of other tenants: counts, and roles with their codes; never a member or a case.
CREATE FUNCTION tenant_counts()
  RETURNS TABLE (tenant_id text, users bigint, roles bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT t.id,
           (SELECT count(*) FROM members m WHERE m.tenant_id = t.id AND m.status <> 'DISABLED'),
           (SELECT count(*) FROM roles r WHERE r.tenant_id = t.id)
      FROM tenants t
  $$;
--> statement-breakpoint
CREATE FUNCTION tenant_roles(tenant text)
  RETURNS TABLE (id text, code text, name_cn text, name_en text, codes text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT r.id, r.code, r.name_cn, r.name_en, r.codes FROM roles r WHERE r.tenant_id = tenant $$;
