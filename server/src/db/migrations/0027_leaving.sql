ALTER TABLE "app"."companies" DROP CONSTRAINT "companies_status_check";--> statement-breakpoint
ALTER TABLE "app"."companies" ADD CONSTRAINT "companies_status_check" CHECK ("app"."companies"."status" in ('active', 'inactive', 'banned', 'leaving'));--> statement-breakpoint
CREATE TABLE "app"."account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"erasing_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."company_deletions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"subscription" text DEFAULT 'unasked' NOT NULL,
	"erasing_at" timestamp (3) with time zone,
	"ledger" jsonb,
	CONSTRAINT "company_deletions_subscription_check" CHECK ("app"."company_deletions"."subscription" in ('unasked', 'none', 'ending', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "app"."company_exports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"requested_by" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"file_id" uuid,
	"bytes" bigint,
	CONSTRAINT "company_exports_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_exports_state_check" CHECK ("app"."company_exports"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app"."deletion_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"ledger" jsonb,
	CONSTRAINT "deletion_log_kind_check" CHECK ("app"."deletion_log"."kind" in ('company', 'account'))
);
--> statement-breakpoint
CREATE TABLE "app"."past_members" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "past_members_pkey" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "app"."account_deletions" ADD CONSTRAINT "account_deletions_user_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."company_deletions" ADD CONSTRAINT "company_deletions_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."company_exports" ADD CONSTRAINT "company_exports_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_idx" ON "app"."account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "company_deletions_due_idx" ON "app"."company_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "company_exports_recent_idx" ON "app"."company_exports" USING btree ("company_id","requested_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "company_exports_running_key" ON "app"."company_exports" USING btree ("company_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "past_members_company_idx" ON "app"."past_members" USING btree ("company_id");
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY array['company_deletions','company_exports'] LOOP
    EXECUTE format('ALTER TABLE app.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON app.%I TO app_tenant
      USING (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
      WITH CHECK (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', t);
    EXECUTE format('CREATE POLICY admin_reads ON app.%I FOR SELECT TO app_admin USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_tenant', t);
    EXECUTE format('GRANT SELECT ON app.%I TO app_admin', t);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."account_deletions" TO app_server;--> statement-breakpoint
GRANT SELECT (user_id) ON "app"."account_deletions" TO app_tenant;--> statement-breakpoint
GRANT SELECT, DELETE ON "app"."past_members" TO app_server;--> statement-breakpoint
GRANT SELECT, INSERT ON "app"."deletion_log" TO app_server;
--> statement-breakpoint
-- Whose name stands where the author of something deleted their account.
INSERT INTO app.users (id, email, name, first_name, last_name, status, created_at, updated_at)
VALUES ('00000000-0000-0000-0000-000000000000', 'former-member', 'Former member', 'Former', 'member', 'inactive', now(), now());
--> statement-breakpoint
-- Where somebody who left a company may still be named as an author.
CREATE FUNCTION app.keep_past_member() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  INSERT INTO past_members (user_id, company_id) VALUES (OLD.user_id, OLD.company_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_keep_past AFTER DELETE ON app.members
  FOR EACH ROW EXECUTE FUNCTION app.keep_past_member();
--> statement-breakpoint
-- Only app.erase_rows says that a company is being erased, and only its owner may delete entries at all.
CREATE OR REPLACE FUNCTION app.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id::text = current_setting('app.erasing', true) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- When the company is erased; asked before any company is entered.
CREATE FUNCTION app.company_leaves_at(p_company uuid) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (SELECT d.due_at FROM company_deletions d JOIN companies c ON c.company_id = d.company_id
    WHERE d.company_id = p_company AND c.status = 'leaving');
END $$;
--> statement-breakpoint
-- Every table with rows of companies, children before their parents.
CREATE FUNCTION app.company_tables() RETURNS text[]
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  waiting text[];
  free text[];
  ordered text[] := '{}';
BEGIN
  SELECT array_agg(c.relname::text ORDER BY c.relname) INTO waiting
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped
  WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p')
    AND c.relname NOT IN ('companies', 'company_deletions', 'past_members');
  WHILE cardinality(waiting) > 0 LOOP
    SELECT array_agg(w) INTO free FROM unnest(waiting) w WHERE NOT EXISTS (
      SELECT 1 FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid
      JOIN pg_class parent ON parent.oid = k.confrelid
      WHERE k.contype = 'f' AND parent.relnamespace = 'app'::regnamespace AND parent.relname = w
        AND child.relname <> w AND child.relname::text = any(waiting));
    -- Tables that name each other: a cascade or a second pass has to do.
    IF free IS NULL THEN free := waiting[1:1]; END IF;
    ordered := ordered || free;
    SELECT coalesce(array_agg(w), '{}') INTO waiting FROM unnest(waiting) w WHERE NOT w = any(free);
  END LOOP;
  RETURN ordered;
END $$;
--> statement-breakpoint
-- Some rows of a company whose erasing has begun; 0 when none are left in this table.
CREATE FUNCTION app.erase_rows(p_company uuid, p_table text, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  erased int;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM company_deletions WHERE company_id = p_company AND erasing_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this company is not being erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT p_table = any(app.company_tables()) THEN
    RAISE EXCEPTION 'no table of companies' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM set_config('app.erasing', p_company::text, true);
  EXECUTE format('DELETE FROM app.%1$I WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM app.%1$I WHERE company_id = $1 LIMIT $2))', p_table) USING p_company, p_limit;
  GET DIAGNOSTICS erased = ROW_COUNT;
  PERFORM set_config('app.erasing', '', true);
  RETURN erased;
END $$;
--> statement-breakpoint
-- The last step: the company itself, and the line that says that there was one.
CREATE FUNCTION app.erase_company(p_company uuid, p_log uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  INSERT INTO deletion_log (id, kind, requested_at, erased_at, ledger)
  SELECT p_log, 'company', requested_at, p_at, ledger FROM company_deletions
  WHERE company_id = p_company AND erasing_at IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this company is not being erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM past_members WHERE company_id = p_company;
  DELETE FROM company_deletions WHERE company_id = p_company;
  DELETE FROM companies WHERE company_id = p_company;
END $$;
--> statement-breakpoint
-- The audit log: what named them names the former member, without the network address and device of what they did and
-- what they called their passkeys. Each entry's digest of before stays in the hashes; the one of now is kept beside it.
CREATE FUNCTION app.forget_in_audit(p_user uuid, p_company uuid, p_limit int) RETURNS int
LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  former constant uuid := '00000000-0000-0000-0000-000000000000';
  address text := (SELECT to_jsonb(email)::text FROM users WHERE id = p_user);
  e audit_entries;
  changed int := 0;
BEGIN
  PERFORM set_config('app.forgetting', p_company::text, true);
  FOR e IN SELECT * FROM audit_entries WHERE company_id = p_company AND (user_id = p_user OR subject_id = p_user
      OR position(p_user::text IN details::text) > 0 OR position(address IN details::text) > 0) LIMIT p_limit LOOP
    UPDATE audit_entries SET
      user_id = CASE WHEN e.user_id = p_user THEN former ELSE e.user_id END,
      subject_id = CASE WHEN e.subject_id = p_user THEN former ELSE e.subject_id END,
      ip = CASE WHEN e.user_id = p_user THEN NULL ELSE e.ip END,
      device = CASE WHEN e.user_id = p_user THEN NULL ELSE e.device END,
      details = CASE WHEN e.user_id = p_user AND e.action LIKE 'security.%' THEN '{}'
        ELSE replace(replace(e.details::text, p_user::text, former::text), address, '"Former member"')::jsonb END
    WHERE company_id = p_company AND id = e.id RETURNING * INTO e;
    UPDATE audit_hashes SET forgotten = app.audit_digest(e, seq) WHERE company_id = p_company AND entry_id = e.id;
    changed := changed + 1;
  END LOOP;
  PERFORM set_config('app.forgetting', '', true);
  RETURN changed;
END $$;
--> statement-breakpoint
-- Puts the former member in the place of a user in one table of a company: in columns that no key of the table holds.
CREATE FUNCTION app.forget_user_in(p_user uuid, p_company uuid, p_table text, p_limit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  -- Texts of customers and replies are long and many, and name no id.
  texts constant text[] := array['comments', 'reply_versions', 'deliveries', 'products', 'posts', 'whatsapp_messages'];
  sets text;
  named text;
  changed int;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM account_deletions WHERE user_id = p_user AND erasing_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account is not being erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT p_table = any(app.company_tables()) THEN
    RAISE EXCEPTION 'no table of companies' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF p_table = 'audit_entries' THEN RETURN app.forget_in_audit(p_user, p_company, p_limit); END IF;
  SELECT string_agg(CASE a.atttypid
      WHEN 'uuid'::regtype THEN format('%1$I = CASE WHEN %1$I = $1 THEN $2 ELSE %1$I END', a.attname)
      WHEN 'uuid[]'::regtype THEN format('%1$I = array_replace(%1$I, $1, $2)', a.attname)
      WHEN 'jsonb'::regtype THEN format('%1$I = replace(%1$I::text, $1::text, $2::text)::jsonb', a.attname)
      ELSE format('%1$I = replace(%1$I, $1::text, $2::text)', a.attname) END, ', '),
    string_agg(CASE a.atttypid
      WHEN 'uuid'::regtype THEN format('%I = $1', a.attname)
      WHEN 'uuid[]'::regtype THEN format('$1 = ANY(%I)', a.attname)
      ELSE format('position($1::text IN %I::text) > 0', a.attname) END, ' OR ')
  INTO sets, named
  FROM pg_attribute a
  WHERE a.attrelid = format('app.%I', p_table)::regclass AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = '' AND a.attname NOT IN ('id', 'company_id')
    AND (a.atttypid IN ('uuid'::regtype, 'uuid[]'::regtype)
      OR (a.atttypid IN ('jsonb'::regtype, 'text'::regtype) AND NOT p_table = any(texts)))
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype IN ('p', 'f')
      AND a.attnum = any(k.conkey));
  IF sets IS NULL THEN RETURN 0; END IF;
  EXECUTE format('UPDATE app.%1$I SET %2$s WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM app.%1$I WHERE company_id = $3 AND (%3$s) LIMIT $4))', p_table, sets, named)
  USING p_user, '00000000-0000-0000-0000-000000000000'::uuid, p_company, p_limit;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.keep_past_member(), app.company_leaves_at(uuid), app.company_tables(),
  app.erase_rows(uuid, text, int), app.erase_company(uuid, uuid, timestamptz),
  app.forget_in_audit(uuid, uuid, int), app.forget_user_in(uuid, uuid, text, int) FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.company_leaves_at(uuid), app.company_tables(), app.erase_rows(uuid, text, int),
  app.erase_company(uuid, uuid, timestamptz), app.forget_user_in(uuid, uuid, text, int) TO app_server;
