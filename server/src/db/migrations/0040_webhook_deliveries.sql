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
