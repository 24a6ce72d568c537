CREATE TABLE "app"."report_downloads" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"format" text NOT NULL,
	"user_id" uuid,
	"downloaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_downloads_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."report_runs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"until_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"user_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"recipients" text[] NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"pdf_file_id" uuid,
	"pdf_bytes" integer,
	"csv_file_id" uuid,
	"csv_bytes" integer,
	CONSTRAINT "report_runs_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "report_runs_state_check" CHECK ("app"."report_runs"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "report_runs_ended_check" CHECK (("app"."report_runs"."state" = 'running') = ("app"."report_runs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "app"."reports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"chart" text NOT NULL,
	"sections" text[] NOT NULL,
	"filter" jsonb NOT NULL,
	"range" text NOT NULL,
	"compare" text NOT NULL,
	"formats" text[] NOT NULL,
	"schedule" text,
	"hour" integer NOT NULL,
	"recipients" text[] NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reports_schedule_check" CHECK ("app"."reports"."schedule" in ('weekly', 'monthly', 'quarterly')),
	CONSTRAINT "reports_next_check" CHECK (("app"."reports"."schedule" is null) = ("app"."reports"."next_run_at" is null))
);
--> statement-breakpoint
ALTER TABLE "app"."report_downloads" ADD CONSTRAINT "report_downloads_run_fkey" FOREIGN KEY ("company_id","run_id") REFERENCES "app"."report_runs"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."report_runs" ADD CONSTRAINT "report_runs_report_fkey" FOREIGN KEY ("company_id","report_id") REFERENCES "app"."reports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."reports" ADD CONSTRAINT "reports_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_downloads_recent_idx" ON "app"."report_downloads" USING btree ("company_id","brand_id","downloaded_at" DESC);--> statement-breakpoint
CREATE INDEX "report_runs_order_idx" ON "app"."report_runs" USING btree ("company_id","report_id","started_at" DESC,"id" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "report_runs_due_key" ON "app"."report_runs" USING btree ("company_id","report_id","due_at");--> statement-breakpoint
CREATE INDEX "report_runs_running_idx" ON "app"."report_runs" USING btree ("started_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "reports_order_idx" ON "app"."reports" USING btree ("company_id","brand_id","updated_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "reports_due_idx" ON "app"."reports" USING btree ("next_run_at") WHERE next_run_at is not null;
--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['reports','report_runs','report_downloads'];
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
