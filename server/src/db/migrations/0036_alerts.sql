CREATE TABLE "app"."alert_looks" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"rising" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "alert_looks_pkey" PRIMARY KEY("company_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "app"."alert_mutes" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"until" timestamp (3) with time zone,
	"muted_by" uuid,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_mutes_pkey" PRIMARY KEY("company_id","brand_id","product_id","kind","topic")
);
--> statement-breakpoint
CREATE TABLE "app"."alerts" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"id" uuid NOT NULL,
	"direction" text NOT NULL,
	"now_value" double precision NOT NULL,
	"before_value" double precision NOT NULL,
	"now_count" integer NOT NULL,
	"now_base" integer NOT NULL,
	"before_count" integer NOT NULL,
	"before_base" integer NOT NULL,
	"strength" double precision NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"comment_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_found_at" timestamp (3) with time zone NOT NULL,
	"last_found_day" date NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_by" uuid,
	"assignee_id" uuid,
	"project_id" uuid,
	CONSTRAINT "alerts_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "alerts_kind_check" CHECK (("app"."alerts"."kind" = 'rating' and "app"."alerts"."topic" = '') or ("app"."alerts"."kind" = 'topic' and "app"."alerts"."topic" <> '')),
	CONSTRAINT "alerts_direction_check" CHECK ("app"."alerts"."direction" = 'up' or ("app"."alerts"."direction" = 'down' and "app"."alerts"."kind" = 'rating')),
	CONSTRAINT "alerts_state_check" CHECK ("app"."alerts"."state" in ('open', 'acknowledged')),
	CONSTRAINT "alerts_acknowledged_check" CHECK (("app"."alerts"."state" = 'acknowledged') = ("app"."alerts"."acknowledged_at" is not null)),
	CONSTRAINT "alerts_week_check" CHECK ("app"."alerts"."to_day" >= "app"."alerts"."from_day" and "app"."alerts"."last_found_day" >= "app"."alerts"."to_day")
);
--> statement-breakpoint
ALTER TABLE "app"."alert_looks" ADD CONSTRAINT "alert_looks_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alert_mutes" ADD CONSTRAINT "alert_mutes_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alert_mutes" ADD CONSTRAINT "alert_mutes_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alert_mutes" ADD CONSTRAINT "alert_mutes_muted_by_fkey" FOREIGN KEY ("muted_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alerts" ADD CONSTRAINT "alerts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alerts" ADD CONSTRAINT "alerts_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alerts" ADD CONSTRAINT "alerts_acknowledged_by_fkey" FOREIGN KEY ("acknowledged_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."alerts" ADD CONSTRAINT "alerts_assignee_fkey" FOREIGN KEY ("assignee_id") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_subject_key" ON "app"."alerts" USING btree ("company_id","brand_id","product_id","kind","topic","direction");--> statement-breakpoint
CREATE INDEX "alerts_list_idx" ON "app"."alerts" USING btree ("company_id","brand_id","opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "app"."alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."alerts" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."alerts" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."alerts" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."alerts" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."alert_mutes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."alert_mutes" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."alert_mutes" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."alert_mutes" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."alert_mutes" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."alert_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."alert_looks" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."alert_looks" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."alert_looks" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."alert_looks" TO app_admin;
