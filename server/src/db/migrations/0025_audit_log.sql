CREATE TABLE "app"."audit_heads" (
	"company_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_heads_pkey" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "app"."audit_hashes" (
	"company_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"forgotten" "bytea",
	CONSTRAINT "audit_hashes_pkey" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
ALTER TABLE "app"."audit_entries" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "app"."audit_entries" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "app"."audit_heads" ADD CONSTRAINT "audit_heads_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."audit_hashes" ADD CONSTRAINT "audit_hashes_entry_fkey" FOREIGN KEY ("company_id","entry_id") REFERENCES "app"."audit_entries"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_hashes_entry_key" ON "app"."audit_hashes" USING btree ("company_id","entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_person_idx" ON "app"."audit_entries" USING btree ("company_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "app"."audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."audit_heads" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."audit_heads" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT ON "app"."audit_heads" TO app_tenant, app_admin;--> statement-breakpoint
ALTER TABLE "app"."audit_hashes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."audit_hashes" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."audit_hashes" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT ON "app"."audit_hashes" TO app_tenant, app_admin;--> statement-breakpoint
-- What an entry's digest covers. jsonb writes the same value as the same text: keys in one order, no free spaces.
CREATE FUNCTION app.audit_text(e app.audit_entries, p_seq bigint) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(p_seq, e.company_id, e.id, e.brand_id, e.action, e.subject_id, e.details, e.user_id, e.ip,
    e.device, (extract(epoch FROM e.created_at) * 1000)::bigint)::text
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.audit_text(app.audit_entries, bigint) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.audit_text(app.audit_entries, bigint) TO app_tenant, app_admin;--> statement-breakpoint
CREATE FUNCTION app.audit_digest(e app.audit_entries, p_seq bigint) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(app.audit_text(e, p_seq), 'UTF8'))
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.audit_digest(app.audit_entries, bigint) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.audit_digest(app.audit_entries, bigint) TO app_tenant, app_admin;--> statement-breakpoint
-- Numbers the entry, and hashes its digest with the hash before it.
CREATE FUNCTION app.chain_audit_entry(e app.audit_entries) RETURNS void
LANGUAGE plpgsql SET search_path = app, pg_temp AS $$
DECLARE
  head audit_heads;
BEGIN
  INSERT INTO audit_heads AS h (company_id, seq, hash)
  VALUES (e.company_id, 1, sha256(app.audit_digest(e, 1)))
  ON CONFLICT (company_id) DO UPDATE SET seq = h.seq + 1, hash = sha256(h.hash || app.audit_digest(e, h.seq + 1))
  RETURNING * INTO head;
  INSERT INTO audit_hashes (company_id, seq, entry_id, digest, hash)
  VALUES (e.company_id, head.seq, e.id, app.audit_digest(e, head.seq), head.hash);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.chain_audit_entry(app.audit_entries) FROM public;--> statement-breakpoint
-- Runs at the end of the transaction that wrote the entry: the company's row is locked for the commit alone, and after
-- every other lock, so that it can't be part of a deadlock. No role of the product may write these tables itself.
CREATE FUNCTION app.hash_audit_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  PERFORM app.chain_audit_entry(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.hash_audit_entry() FROM public;--> statement-breakpoint
-- The entries that there were before they had hashes.
DO $$
DECLARE
  e app.audit_entries;
BEGIN
  FOR e IN SELECT * FROM app.audit_entries ORDER BY company_id, created_at, id LOOP
    PERFORM app.chain_audit_entry(e);
  END LOOP;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_hash AFTER INSERT ON app.audit_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION app.hash_audit_entry();--> statement-breakpoint
-- The owner may, while a company is being erased or a person forgotten: app.erase_rows and app.forget_in_audit say so.
CREATE FUNCTION app.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.company_id::text = current_setting('app.erasing', true) THEN RETURN OLD; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD.company_id::text = current_setting('app.forgetting', true) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_refuse BEFORE UPDATE OR DELETE ON app.audit_entries
  FOR EACH ROW EXECUTE FUNCTION app.refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_entries_refuse_truncate BEFORE TRUNCATE ON app.audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_hashes_refuse BEFORE UPDATE OR DELETE ON app.audit_hashes
  FOR EACH ROW EXECUTE FUNCTION app.refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_hashes_refuse_truncate BEFORE TRUNCATE ON app.audit_hashes
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_audit_change();--> statement-breakpoint
-- Sign-in knows no company: what a member does to their own sign-in is an entry of each company that they work in.
CREATE FUNCTION app.record_member_security(p_user uuid, p_id uuid, p_action text, p_details jsonb, p_ip text,
  p_device text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  IF p_action NOT LIKE 'security.%' THEN
    RAISE EXCEPTION 'only what concerns the sign-in of a person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO audit_entries (company_id, id, action, subject_id, details, user_id, ip, device, created_at)
  SELECT company_id, p_id, p_action, p_user, p_details, p_user, p_ip, p_device, p_at FROM members
  WHERE user_id = p_user ORDER BY company_id;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.record_member_security(uuid, uuid, text, jsonb, text, text, timestamptz) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.record_member_security(uuid, uuid, text, jsonb, text, text, timestamptz) TO app_server;
