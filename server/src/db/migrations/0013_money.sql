CREATE TABLE "app"."credit_caps" (
	"company_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"per_day" integer NOT NULL,
	CONSTRAINT "credit_caps_pkey" PRIMARY KEY("company_id","scope","subject_id"),
	CONSTRAINT "credit_caps_scope_check" CHECK ("app"."credit_caps"."scope" in ('company', 'brand', 'member')),
	CONSTRAINT "credit_caps_day_check" CHECK ("app"."credit_caps"."per_day" >= 0)
);
--> statement-breakpoint
CREATE TABLE "app"."credit_days" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opening" integer NOT NULL,
	"added" integer NOT NULL,
	"used" integer NOT NULL,
	"closing" integer NOT NULL,
	"first_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"head" "bytea" NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_days_pkey" PRIMARY KEY("company_id","day"),
	CONSTRAINT "credit_days_sum_check" CHECK ("app"."credit_days"."closing" = "app"."credit_days"."opening" + "app"."credit_days"."added" - "app"."credit_days"."used" and "app"."credit_days"."closing" >= 0)
);
--> statement-breakpoint
CREATE TABLE "app"."charges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"credits" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"external_id" text,
	"confirmation_url" text,
	"plan_before" text NOT NULL,
	"at_period_end" boolean DEFAULT false NOT NULL,
	"reason" text,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	CONSTRAINT "charges_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "charges_kind_check" CHECK ("app"."charges"."kind" in ('subscription', 'pack')),
	CONSTRAINT "charges_cents_check" CHECK ("app"."charges"."cents" > 0 and "app"."charges"."credits" > 0),
	CONSTRAINT "charges_state_check" CHECK ("app"."charges"."state" in ('making', 'pending', 'active', 'declined', 'expired', 'cancelled', 'frozen', 'failed', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "app"."subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"granted_period_end" timestamp (3) with time zone,
	"next_plan" text,
	"check_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_plan_check" CHECK ("app"."subscriptions"."plan" in ('basic', 'premium')),
	CONSTRAINT "subscriptions_state_check" CHECK ("app"."subscriptions"."state" in ('active', 'frozen', 'ending')),
	CONSTRAINT "subscriptions_next_check" CHECK ("app"."subscriptions"."next_plan" in ('free', 'basic', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "app"."discount_handouts" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"code" text NOT NULL,
	"comment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discount_handouts_pkey" PRIMARY KEY("company_id","brand_id","code","comment_id")
);
--> statement-breakpoint
CREATE TABLE "app"."discount_orders" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"code" text NOT NULL,
	"savings" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discount_orders_pkey" PRIMARY KEY("company_id","brand_id","external_id","code")
);
--> statement-breakpoint
CREATE TABLE "app"."discount_reads" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"codes_at" timestamp (3) with time zone,
	"codes_problem" text,
	"orders_until" timestamp (3) with time zone,
	"orders_at" timestamp (3) with time zone,
	"orders_problem" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discount_reads_pkey" PRIMARY KEY("company_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "app"."notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "app"."discounts" DROP CONSTRAINT "discounts_status_check";--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD COLUMN "capped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD COLUMN "low_at" integer;--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD COLUMN "low_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."discounts" ADD COLUMN "paused_end" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."discounts" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."credit_caps" ADD CONSTRAINT "credit_caps_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."credit_days" ADD CONSTRAINT "credit_days_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."charges" ADD CONSTRAINT "charges_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."subscriptions" ADD CONSTRAINT "subscriptions_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."subscriptions" ADD CONSTRAINT "subscriptions_charge_fkey" FOREIGN KEY ("company_id","charge_id") REFERENCES "app"."charges"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."discount_handouts" ADD CONSTRAINT "discount_handouts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."discount_orders" ADD CONSTRAINT "discount_orders_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."discount_reads" ADD CONSTRAINT "discount_reads_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_external_key" ON "app"."charges" USING btree ("company_id","kind","external_id");--> statement-breakpoint
CREATE INDEX "charges_recent_idx" ON "app"."charges" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "charges_check_idx" ON "app"."charges" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_check_idx" ON "app"."subscriptions" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "discount_handouts_comment_idx" ON "app"."discount_handouts" USING btree ("company_id","comment_id");--> statement-breakpoint
CREATE INDEX "discount_orders_code_idx" ON "app"."discount_orders" USING btree ("company_id","brand_id","code","ordered_at");--> statement-breakpoint
CREATE INDEX "discount_reads_due_idx" ON "app"."discount_reads" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("app"."notifications"."kind" in ('comment', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'credits', 'billing'));--> statement-breakpoint
ALTER TABLE "app"."discounts" ADD CONSTRAINT "discounts_status_check" CHECK ("app"."discounts"."status" in ('making', 'active', 'scheduled', 'paused', 'expired', 'failed', 'unknown', 'gone'));
--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['charges','subscriptions','credit_caps','credit_days','discount_handouts','discount_orders','discount_reads'];
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
--> statement-breakpoint
REVOKE UPDATE, DELETE ON app.credit_days FROM app_tenant;
--> statement-breakpoint
CREATE TRIGGER credit_days_refuse BEFORE UPDATE OR DELETE ON app.credit_days
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_days_refuse_truncate BEFORE TRUNCATE ON app.credit_days
  FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
--> statement-breakpoint
REVOKE DELETE ON app.charges FROM app_tenant;
