CREATE TABLE "app"."company_models" (
	"company_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"resource" text,
	"region" text,
	"model" text NOT NULL,
	"sealed_key" text NOT NULL,
	"key_hint" text NOT NULL,
	"reasoning_effort" text,
	"input_price" double precision,
	"output_price" double precision,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_models_pkey" PRIMARY KEY("company_id"),
	CONSTRAINT "company_models_resource_check" CHECK (("app"."company_models"."provider" = 'azure') = ("app"."company_models"."resource" is not null)),
	CONSTRAINT "company_models_region_check" CHECK (("app"."company_models"."provider" = 'bedrock') = ("app"."company_models"."region" is not null)),
	CONSTRAINT "company_models_prices_check" CHECK (("app"."company_models"."input_price" is null) = ("app"."company_models"."output_price" is null))
);
--> statement-breakpoint
ALTER TABLE "app"."company_models" ADD CONSTRAINT "company_models_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."company_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."company_models" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."company_models" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."company_models" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."company_models" TO app_admin;
