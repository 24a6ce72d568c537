CREATE TABLE "app"."circuit_breakers" (
	"company_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp (3) with time zone,
	"probe_id" uuid,
	"probe_until" timestamp (3) with time zone,
	CONSTRAINT "circuit_breakers_pkey" PRIMARY KEY("company_id","connection_id"),
	CONSTRAINT "circuit_breakers_failures_check" CHECK ("app"."circuit_breakers"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "app"."circuit_breakers" ADD CONSTRAINT "circuit_breakers_connection_fkey" FOREIGN KEY ("company_id","connection_id") REFERENCES "app"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "app"."circuit_breakers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON "app"."circuit_breakers" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."circuit_breakers" FOR SELECT TO app_admin USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."circuit_breakers" TO app_tenant;
--> statement-breakpoint
GRANT SELECT ON "app"."circuit_breakers" TO app_admin;
