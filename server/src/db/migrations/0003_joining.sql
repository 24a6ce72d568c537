CREATE TABLE "app"."accepted_terms" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_terms_pkey" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "app"."logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"success" boolean NOT NULL,
	"reason" text,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logins_method_check" CHECK ("app"."logins"."method" in ('password', 'google', 'sign-up', 'reset', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "app"."onboarding_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"step" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "onboarding_drafts_step_check" CHECK ("app"."onboarding_drafts"."step" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "app"."posts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"caption" text,
	"permalink" text,
	"picture_url" text,
	"posted_at" timestamp (3) with time zone,
	"product_id" uuid,
	"product_selected_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "posts_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."oauth_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"platform" text NOT NULL,
	"company_id" uuid,
	"brand_id" uuid,
	"user_id" uuid,
	"typed" text,
	"via" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_attempts_via_check" CHECK ("app"."oauth_attempts"."via" in ('popup', 'page')),
	CONSTRAINT "oauth_attempts_state_check" CHECK ("app"."oauth_attempts"."state" in ('begun', 'choosing', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app"."privacy_requests" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"topic" text NOT NULL,
	"shop" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"sealed_subject" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"result" jsonb,
	CONSTRAINT "privacy_requests_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "privacy_requests_topic_check" CHECK ("app"."privacy_requests"."topic" in ('data-request', 'redact-customer', 'redact-shop'))
);
--> statement-breakpoint
CREATE TABLE "app"."shop_installs" (
	"shop" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"sealed_credentials" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"name" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access_expires_at" timestamp (3) with time zone,
	"refresh_expires_at" timestamp (3) with time zone,
	"installed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"sealed_values" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_state_check" CHECK ("app"."mails"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app"."contacts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"phone" text,
	"whatsapp_id" text,
	"name" text,
	"email" text,
	"source" text NOT NULL,
	"opted_in_at" timestamp (3) with time zone,
	"opt_in_source" text,
	"window_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contacts_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "contacts_source_check" CHECK ("app"."contacts"."source" in ('platform', 'shop', 'member', 'whatsapp')),
	CONSTRAINT "contacts_reachable_check" CHECK ("app"."contacts"."phone" is not null or "app"."contacts"."whatsapp_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "app"."whatsapp_messages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"external_id" text,
	"body" text NOT NULL,
	"template" text,
	"delivery_id" uuid,
	"status" text NOT NULL,
	"reason" text,
	"status_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_messages_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "whatsapp_messages_direction_check" CHECK ("app"."whatsapp_messages"."direction" in ('in', 'out')),
	CONSTRAINT "whatsapp_messages_status_check" CHECK ("app"."whatsapp_messages"."status" in ('received', 'accepted', 'sent', 'delivered', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app"."whatsapp_templates" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_templates_pkey" PRIMARY KEY("company_id","brand_id","name","language")
);
--> statement-breakpoint
CREATE TABLE "app"."site_days" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page_path" text NOT NULL,
	"sessions" integer NOT NULL,
	"users" integer NOT NULL,
	"purchases" integer NOT NULL,
	"revenue_micros" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_days_pkey" PRIMARY KEY("company_id","brand_id","day","page_path")
);
--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "job_title" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "marketing_emails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "author_external_id" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "post_external_id" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "parent_external_id" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "permalink" text;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "scopes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "access_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "refresh_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "credentials_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "refreshing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "last_comment_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD COLUMN "connected_by" uuid;--> statement-breakpoint
ALTER TABLE "app"."accepted_terms" ADD CONSTRAINT "accepted_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."logins" ADD CONSTRAINT "logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."posts" ADD CONSTRAINT "posts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."posts" ADD CONSTRAINT "posts_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."oauth_attempts" ADD CONSTRAINT "oauth_attempts_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."privacy_requests" ADD CONSTRAINT "privacy_requests_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."contacts" ADD CONSTRAINT "contacts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_contact_fkey" FOREIGN KEY ("company_id","contact_id") REFERENCES "app"."contacts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."whatsapp_templates" ADD CONSTRAINT "whatsapp_templates_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."site_days" ADD CONSTRAINT "site_days_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_user_idx" ON "app"."logins" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "logins_age_idx" ON "app"."logins" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_external_key" ON "app"."posts" USING btree ("company_id","brand_id","platform","external_id");--> statement-breakpoint
CREATE INDEX "posts_recent_idx" ON "app"."posts" USING btree ("company_id","brand_id","platform","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_attempts_state_key" ON "app"."oauth_attempts" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "oauth_attempts_expiry_idx" ON "app"."oauth_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_once_key" ON "app"."privacy_requests" USING btree ("company_id","dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_installs_id_key" ON "app"."shop_installs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "app"."mails" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_age_idx" ON "app"."mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_phone_key" ON "app"."contacts" USING btree ("company_id","brand_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_whatsapp_key" ON "app"."contacts" USING btree ("company_id","brand_id","whatsapp_id");--> statement-breakpoint
CREATE INDEX "contacts_email_idx" ON "app"."contacts" USING btree ("company_id","brand_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_messages_external_key" ON "app"."whatsapp_messages" USING btree ("company_id","brand_id","external_id");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_contact_idx" ON "app"."whatsapp_messages" USING btree ("company_id","contact_id","created_at");--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['posts','contacts','whatsapp_templates','whatsapp_messages','site_days','privacy_requests'];
  fresh_global text[] := array['logins','accepted_terms','onboarding_drafts','oauth_attempts','shop_installs','mails'];
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
  FOREACH t IN ARRAY fresh_global LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_server', t);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON app.logins, app.accepted_terms TO app_admin;
