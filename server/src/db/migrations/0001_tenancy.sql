-- Roles are made by db/roles.ts before migrations run: app_server (global tables), app_tenant (inside one company),
-- app_admin (reads of the whole). The owner only migrates.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
GRANT USAGE ON SCHEMA app TO app_server, app_tenant, app_admin;
--> statement-breakpoint
DO $$
DECLARE
  t text;
  global_tables text[] := array['users','sessions','accounts','verifications','limits','events','shop_claims','credit_settings'];
BEGIN
  FOR t IN SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE n.nspname = 'app' AND c.relkind = 'r' LOOP
    IF t = any(global_tables) THEN
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_server', t);
    ELSE
      EXECUTE format('ALTER TABLE app.%I ENABLE ROW LEVEL SECURITY', t);
      EXECUTE format('CREATE POLICY tenant ON app.%I TO app_tenant
        USING (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
        WITH CHECK (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', t);
      EXECUTE format('CREATE POLICY admin_reads ON app.%I FOR SELECT TO app_admin USING (true)', t);
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_tenant', t);
      EXECUTE format('GRANT SELECT ON app.%I TO app_admin', t);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT (id, email, name, first_name, last_name, image, timezone) ON app.users TO app_tenant;
--> statement-breakpoint
GRANT SELECT ON app.users, app.credit_settings, app.shop_claims TO app_admin;
--> statement-breakpoint
GRANT SELECT ON app.credit_settings TO app_tenant;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON app.credit_entries, app.credit_grants FROM app_tenant;
--> statement-breakpoint
REVOKE DELETE ON app.credit_accounts, app.credit_holds, app.deliveries, app.companies FROM app_tenant;
--> statement-breakpoint
CREATE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_refuse_row BEFORE UPDATE OR DELETE ON app.credit_entries
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_refuse_truncate BEFORE TRUNCATE ON app.credit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
--> statement-breakpoint
CREATE INDEX comments_search_idx ON app.comments USING gin (company_id, search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX comments_grams_idx ON app.comments USING gin (company_id, search_grams) WHERE search_grams IS NOT NULL;
--> statement-breakpoint
-- Which companies a user belongs to; asked before any company is entered.
CREATE FUNCTION app.memberships_of(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'companyId', m.company_id, 'memberRole', m.role, 'selectedBrandId', m.selected_brand_id,
      'companyName', c.name, 'publicId', c.public_id, 'companyStatus', c.status) ORDER BY m.created_at, m.company_id), '[]')
    FROM members m JOIN companies c ON c.company_id = m.company_id WHERE m.user_id = p_user);
END $$;
--> statement-breakpoint
-- An event row in the caller's transaction; NOTIFY only wakes the readers.
CREATE FUNCTION app.emit(p_company uuid, p_brand uuid, p_type text, p_refs text[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'an event of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO events (xid, company_id, brand_id, type, ref, created_at)
  SELECT pg_current_xact_id(), p_company, p_brand, p_type, r, p_at FROM unnest(p_refs) AS r;
  PERFORM pg_notify('bizamply_events', p_company::text);
END $$;
--> statement-breakpoint
-- Under row-level security only leakproof operators may use an index; LIKE is not one, so search runs in here.
CREATE FUNCTION app.find_comments(
  p_company uuid, p_brand uuid, p_like text, p_grams text[], p_status text, p_platform text,
  p_before_at timestamptz, p_before_id uuid, p_limit int) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a search in another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN (SELECT coalesce(array_agg(s.id ORDER BY s.occurred_at DESC, s.id DESC), '{}') FROM (
    SELECT c.id, c.occurred_at FROM comments c
    WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.search_text LIKE p_like
      AND (p_grams IS NULL OR c.search_grams @> p_grams)
      AND (p_status IS NULL OR c.status = p_status) AND (p_platform IS NULL OR c.platform = p_platform)
      AND (p_before_at IS NULL OR (c.occurred_at, c.id) < (p_before_at, p_before_id))
    ORDER BY c.occurred_at DESC, c.id DESC LIMIT p_limit) s);
END $$;
--> statement-breakpoint
-- Exact counts under a search, each stopping at p_stop: [pending, draft, sent].
CREATE FUNCTION app.count_comments(
  p_company uuid, p_brand uuid, p_like text, p_grams text[], p_platform text, p_stop int) RETURNS int[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  counted int[] := '{}';
  wanted text;
  n int;
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a search in another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOREACH wanted IN ARRAY array['pending', 'draft', 'sent'] LOOP
    SELECT count(*) INTO n FROM (
      SELECT 1 FROM comments c
      WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.status = wanted AND c.search_text LIKE p_like
        AND (p_grams IS NULL OR c.search_grams @> p_grams) AND (p_platform IS NULL OR c.platform = p_platform)
      LIMIT p_stop) s;
    counted := counted || n;
  END LOOP;
  RETURN counted;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA app FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.memberships_of(uuid) TO app_server;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.emit(uuid, uuid, text, text[], timestamptz) TO app_tenant;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.find_comments(uuid, uuid, text, text[], text, text, timestamptz, uuid, int) TO app_tenant;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.count_comments(uuid, uuid, text, text[], text, int) TO app_tenant;
--> statement-breakpoint
INSERT INTO app.credit_settings (version, free_credits, generate_credits, send_credits, whatsapp_extra_credits, created_at)
VALUES (1, 100, 2, 1, 1, '2026-01-01T00:00:00Z');
