CREATE TABLE "app"."sso_providers" (
	"company_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"mode" text NOT NULL,
	"default_role" text NOT NULL,
	"configured_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_providers_pkey" PRIMARY KEY("company_id"),
	CONSTRAINT "sso_providers_issuer_check" CHECK ("app"."sso_providers"."issuer" like 'https://%'),
	CONSTRAINT "sso_providers_mode_check" CHECK ("app"."sso_providers"."mode" in ('optional', 'required')),
	CONSTRAINT "sso_providers_role_check" CHECK ("app"."sso_providers"."default_role" in ('editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "app"."sso_domains" (
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_domains_pkey" PRIMARY KEY("company_id","domain"),
	CONSTRAINT "sso_domains_lower_check" CHECK ("app"."sso_domains"."domain" = lower("app"."sso_domains"."domain"))
);
--> statement-breakpoint
CREATE TABLE "app"."domain_claims" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"token" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."sso_providers" ADD CONSTRAINT "sso_providers_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."sso_domains" ADD CONSTRAINT "sso_domains_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."domain_claims" ADD CONSTRAINT "domain_claims_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_claims_company_idx" ON "app"."domain_claims" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "app"."sso_providers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."sso_providers" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."sso_providers" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."sso_providers" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."sso_providers" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."sso_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."sso_domains" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."sso_domains" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."sso_domains" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."sso_domains" TO app_admin;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."domain_claims" TO app_server;--> statement-breakpoint
CREATE TABLE "app"."brand_logos" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_logos_pkey" PRIMARY KEY("company_id","brand_id","size"),
	CONSTRAINT "brand_logos_bytes_check" CHECK (octet_length("app"."brand_logos"."bytes") between 1 and 1048576)
);
--> statement-breakpoint
ALTER TABLE "app"."brands" ADD COLUMN "logo_hash" text;--> statement-breakpoint
ALTER TABLE "app"."brand_logos" ADD CONSTRAINT "brand_logos_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_logos_hash_idx" ON "app"."brand_logos" USING btree ("company_id","hash","size");--> statement-breakpoint
ALTER TABLE "app"."brand_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."brand_logos" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."brand_logos" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."brand_logos" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."brand_logos" TO app_admin;
