CREATE TABLE "app"."connection_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connection_events_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "connection_events_kind_check" CHECK ("app"."connection_events"."kind" in ('connected', 'removed', 'signed-out', 'behind', 'recovered', 'imported'))
);
--> statement-breakpoint
CREATE TABLE "app"."connection_marks" (
	"company_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"note" text,
	CONSTRAINT "connection_marks_pkey" PRIMARY KEY("company_id","connection_id","at")
);
--> statement-breakpoint
ALTER TABLE "app"."connection_events" ADD CONSTRAINT "connection_events_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."connection_marks" ADD CONSTRAINT "connection_marks_connection_fkey" FOREIGN KEY ("company_id","connection_id") REFERENCES "app"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_events_recent_idx" ON "app"."connection_events" USING btree ("company_id","brand_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['connection_marks','connection_events'];
BEGIN
  FOREACH t IN ARRAY fresh LOOP
    EXECUTE format('ALTER TABLE app.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON app.%I TO app_tenant
      USING (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
      WITH CHECK (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', t);
    EXECUTE format('CREATE POLICY admin_reads ON app.%I FOR SELECT TO app_admin USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_tenant', t);
    EXECUTE format('GRANT SELECT ON app.%I TO app_admin', t);
  END LOOP;
END $$;
