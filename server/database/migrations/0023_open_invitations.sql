-- Invitations are read before their tenant is known: by the address of who is signed in, or by the code in a mail. A
-- narrow door through row-level security.
CREATE FUNCTION open_invitations(address text, code bytea)
  RETURNS TABLE (member_id text, tenant_id text, email text, name text, roles jsonb, valid_until timestamp with time zone)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT i.member_id, i.tenant_id, i.email, i.name,
           coalesce((SELECT jsonb_agg(jsonb_build_object('CN', r.name_cn, 'EN', r.name_en) ORDER BY r.code)
                       FROM member_roles mr JOIN roles r ON r.id = mr.role_id AND r.tenant_id = mr.tenant_id
                      WHERE mr.member_id = i.member_id AND mr.tenant_id = i.tenant_id), '[]'),
           i.valid_until
      FROM invitations i
     WHERE (i.email = address OR i.code_hash = code) AND i.declined_at IS NULL
  $$;
--> statement-breakpoint
-- Who was invited before and had not set a password: the place waits for whoever proves the address. What is kept in
-- place of a code opens nothing; the invitation is answered by signing in, or sent again.
INSERT INTO invitations (member_id, tenant_id, email, name, code_hash, valid_until, created_at)
  SELECT m.id, m.tenant_id, a.email, a.nickname, sha256(gen_random_uuid()::text::bytea), now() + interval '7 days', m.created_at
    FROM members m JOIN accounts a ON a.id = m.account_id
   WHERE m.status = 'INVITED' AND a.email IS NOT NULL;
--> statement-breakpoint
UPDATE members m SET account_id = NULL WHERE EXISTS (SELECT FROM invitations i WHERE i.member_id = m.id);
--> statement-breakpoint
UPDATE members SET status = 'ACTIVE' WHERE status = 'INVITED' AND account_id IS NOT NULL;
--> statement-breakpoint
-- A place without an account is an invitation, and nothing else.
ALTER TABLE members ADD CONSTRAINT members_invited CHECK ((account_id IS NULL) = (status = 'INVITED'));
--> statement-breakpoint
DROP FUNCTION accept_invitations(text);
