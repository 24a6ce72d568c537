CREATE TABLE "app"."webhook_deliveries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"sealed_content" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "webhook_deliveries_content_check" CHECK (length("app"."webhook_deliveries"."sealed_content") <= 4194304)
);
--> statement-breakpoint
ALTER TABLE "app"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_connection_fkey" FOREIGN KEY ("company_id","connection_id") REFERENCES "app"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_received_idx" ON "app"."webhook_deliveries" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "app"."webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."webhook_deliveries" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."webhook_deliveries" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."webhook_deliveries" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."webhook_deliveries" TO app_admin;--> statement-breakpoint
-- Deliveries whose work failed again and again are kept as long as their receipts.
CREATE OR REPLACE FUNCTION app.forget_old_rows(
  p_companies uuid[], p_keys timestamptz, p_marks timestamptz, p_events timestamptz, p_receipts timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys WHERE company_id = ANY (p_companies) AND state = 'done' AND created_at < p_keys;
  DELETE FROM connection_marks WHERE company_id = ANY (p_companies) AND at < p_marks;
  DELETE FROM connection_events WHERE company_id = ANY (p_companies) AND created_at < p_events;
  DELETE FROM webhook_deliveries WHERE company_id = ANY (p_companies) AND received_at < p_receipts;
  DELETE FROM webhook_receipts WHERE company_id = ANY (p_companies) AND received_at < p_receipts;
  RETURN cardinality(p_companies);
END $$;
--> statement-breakpoint
-- Webhooks name an account before any company is entered, and come in bursts: both steps take those of many companies in one
-- statement. Only `app_server`, which is nobody's session, may call them; credentials are sealed.
CREATE FUNCTION app.webhook_connections(p_platforms text[], p_accounts text[])
RETURNS TABLE (platform text, account text, company_id uuid, brand_id uuid, connection_id uuid,
  sealed_credentials text, installed_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT s.platform, s.account, s.company_id, s.brand_id, s.connection_id, c.sealed_credentials, c.installed_at
    FROM (SELECT DISTINCT a.platform, a.account FROM unnest(p_platforms, p_accounts) AS a (platform, account)) AS asked
    JOIN shop_claims s ON s.platform = asked.platform AND s.account = asked.account
    JOIN connections c ON c.company_id = s.company_id AND c.id = s.connection_id;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.webhook_connections(text[], text[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.webhook_connections(text[], text[]) TO app_server;--> statement-breakpoint
-- Stores deliveries with their receipts and answers the ids of those that are new. Of a connection that was removed in the
-- meantime nothing is stored.
CREATE FUNCTION app.store_webhooks(p_companies uuid[], p_ids uuid[], p_connections uuid[], p_contents text[],
  p_receipts text[], p_at timestamptz) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN QUERY WITH given AS (
      SELECT g.* FROM unnest(p_companies, p_ids, p_connections, p_contents, p_receipts)
        AS g (company_id, id, connection_id, content, receipt)
      JOIN connections c ON c.company_id = g.company_id AND c.id = g.connection_id),
    receipts AS (
      INSERT INTO webhook_receipts AS r (company_id, connection_id, dedupe_key, received_at)
      SELECT DISTINCT g.company_id, g.connection_id, g.receipt, p_at FROM given g WHERE g.receipt IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING r.company_id, r.connection_id, r.dedupe_key),
    fresh AS (
      SELECT DISTINCT ON (g.company_id, g.connection_id, coalesce(g.receipt, g.id::text)) g.*
      FROM given g LEFT JOIN receipts r ON r.company_id = g.company_id AND r.connection_id = g.connection_id
        AND r.dedupe_key = g.receipt
      WHERE g.receipt IS NULL OR r.dedupe_key IS NOT NULL
      ORDER BY g.company_id, g.connection_id, coalesce(g.receipt, g.id::text), g.id)
    INSERT INTO webhook_deliveries AS d (company_id, id, connection_id, sealed_content, received_at)
    SELECT f.company_id, f.id, f.connection_id, f.content, p_at FROM fresh f RETURNING d.id;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.store_webhooks(uuid[], uuid[], uuid[], text[], text[], timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.store_webhooks(uuid[], uuid[], uuid[], text[], text[], timestamptz) TO app_server;
