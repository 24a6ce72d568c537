CREATE SCHEMA "app";
--> statement-breakpoint
CREATE TABLE "app"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"onboarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("app"."users"."role" in ('user', 'admin', 'super_admin')),
	CONSTRAINT "users_status_check" CHECK ("app"."users"."status" in ('active', 'inactive', 'banned')),
	CONSTRAINT "users_email_lower_check" CHECK ("app"."users"."email" = lower("app"."users"."email"))
);
--> statement-breakpoint
CREATE TABLE "app"."verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."brands" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"default_language" text DEFAULT 'en' NOT NULL,
	"domain" text,
	"logo_url" text,
	"voice" jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brands_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"public_id" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_status_check" CHECK ("app"."companies"."status" in ('active', 'inactive', 'banned'))
);
--> statement-breakpoint
CREATE TABLE "app"."members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"selected_brand_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_pkey" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "members_role_check" CHECK ("app"."members"."role" in ('admin', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "app"."credit_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"head" "bytea" NOT NULL,
	CONSTRAINT "credit_accounts_used_check" CHECK ("app"."credit_accounts"."used" between 0 and "app"."credit_accounts"."total")
);
--> statement-breakpoint
CREATE TABLE "app"."credit_entries" (
	"company_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"credits" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"hold_id" uuid,
	"grant_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "credit_entries_pkey" PRIMARY KEY("company_id","seq"),
	CONSTRAINT "credit_entries_type_check" CHECK ("app"."credit_entries"."type" in ('usage', 'refill', 'bonus', 'adjustment', 'refund')),
	CONSTRAINT "credit_entries_balance_check" CHECK ("app"."credit_entries"."balance_after" >= 0),
	CONSTRAINT "credit_entries_source_check" CHECK (("app"."credit_entries"."hold_id" is null) <> ("app"."credit_entries"."grant_id" is null))
);
--> statement-breakpoint
CREATE TABLE "app"."credit_grants" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"credits" integer NOT NULL,
	"key" text NOT NULL,
	"description" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_grants_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_grants_type_check" CHECK ("app"."credit_grants"."type" in ('refill', 'bonus', 'adjustment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "app"."credit_holds" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"credits" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"brand_id" uuid,
	"comment_id" uuid,
	"platform" text NOT NULL,
	"price_version" integer NOT NULL,
	"user_id" uuid,
	"worker" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "credit_holds_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_holds_state_check" CHECK ("app"."credit_holds"."state" in ('open', 'settled', 'released')),
	CONSTRAINT "credit_holds_action_check" CHECK ("app"."credit_holds"."action" in ('generate', 'send')),
	CONSTRAINT "credit_holds_credits_check" CHECK ("app"."credit_holds"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "app"."credit_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"free_credits" integer NOT NULL,
	"generate_credits" integer NOT NULL,
	"send_credits" integer NOT NULL,
	"whatsapp_extra_credits" integer NOT NULL,
	"updated_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_settings_free_check" CHECK ("app"."credit_settings"."free_credits" between 0 and 1000),
	CONSTRAINT "credit_settings_generate_check" CHECK ("app"."credit_settings"."generate_credits" between 1 and 10),
	CONSTRAINT "credit_settings_send_check" CHECK ("app"."credit_settings"."send_credits" between 1 and 10),
	CONSTRAINT "credit_settings_whatsapp_check" CHECK ("app"."credit_settings"."whatsapp_extra_credits" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "app"."brand_counts" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"draft" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_counts_pkey" PRIMARY KEY("company_id","brand_id","platform")
);
--> statement-breakpoint
CREATE TABLE "app"."brand_days" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"draft" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"response_seconds" integer DEFAULT 0 NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_days_pkey" PRIMARY KEY("company_id","brand_id","day","platform")
);
--> statement-breakpoint
CREATE TABLE "app"."brand_product_days" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"draft" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"response_seconds" integer DEFAULT 0 NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_product_days_pkey" PRIMARY KEY("company_id","brand_id","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "app"."comments" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"external_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"product_id" uuid,
	"author_name" text,
	"author_email" text,
	"author_phone" text,
	"title" text,
	"content" text NOT NULL,
	"rating" smallint,
	"language" text,
	"published" boolean DEFAULT true NOT NULL,
	"verified" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"day" date NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"source_updated_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	"reply_text" text,
	"reply_version" integer,
	"reply_composer" text,
	"reply_spans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"generating_hold_id" uuid,
	"delivery_id" uuid,
	"search_text" text NOT NULL,
	"search_grams" text[],
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comments_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "comments_status_check" CHECK ("app"."comments"."status" in ('pending', 'draft', 'sent')),
	CONSTRAINT "comments_rating_check" CHECK ("app"."comments"."rating" between 1 and 5),
	CONSTRAINT "comments_reply_check" CHECK (("app"."comments"."status" = 'pending') = ("app"."comments"."reply_text" is null))
);
--> statement-breakpoint
CREATE TABLE "app"."products" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"handle" text,
	"title" text NOT NULL,
	"details" text,
	"picture_url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."deliveries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"hold_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"worker" integer,
	"reason" text,
	"external_id" text,
	"key" text NOT NULL,
	"user_id" uuid,
	"due_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"posted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deliveries_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "deliveries_state_check" CHECK ("app"."deliveries"."state" in ('queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled')),
	CONSTRAINT "deliveries_channel_check" CHECK ("app"."deliveries"."channel" in ('platform', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "app"."idempotency_keys" (
	"company_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"worker" integer NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("company_id","call","key"),
	CONSTRAINT "idempotency_keys_state_check" CHECK ("app"."idempotency_keys"."state" in ('running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "app"."reply_versions" (
	"company_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"composer" text NOT NULL,
	"spans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" uuid,
	"input_tokens" integer,
	"output_tokens" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_versions_pkey" PRIMARY KEY("company_id","comment_id","version")
);
--> statement-breakpoint
CREATE TABLE "app"."connections" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"account" text NOT NULL,
	"sealed_credentials" text NOT NULL,
	"state" text DEFAULT 'connected' NOT NULL,
	"notify_author" boolean DEFAULT true NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"last_error" text,
	"next_sync_at" timestamp (3) with time zone,
	"backfill_job_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "connections_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "connections_state_check" CHECK ("app"."connections"."state" in ('connected', 'behind', 'signed-out'))
);
--> statement-breakpoint
CREATE TABLE "app"."job_runs" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject_id" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"cursor" text,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "job_runs_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "job_runs_state_check" CHECK ("app"."job_runs"."state" in ('running', 'done', 'stopped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "app"."shop_claims" (
	"platform" text NOT NULL,
	"account" text NOT NULL,
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	CONSTRAINT "shop_claims_pkey" PRIMARY KEY("platform","account")
);
--> statement-breakpoint
CREATE TABLE "app"."webhook_receipts" (
	"company_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_receipts_pkey" PRIMARY KEY("company_id","connection_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "app"."events" (
	"xid" "xid8" NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "app"."events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"brand_id" uuid,
	"type" text NOT NULL,
	"ref" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_pkey" PRIMARY KEY("xid","seq")
);
--> statement-breakpoint
CREATE TABLE "app"."limits" (
	"bucket" text NOT NULL,
	"window_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limits_pkey" PRIMARY KEY("bucket","window_at")
);
--> statement-breakpoint
ALTER TABLE "app"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brands" ADD CONSTRAINT "brands_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."members" ADD CONSTRAINT "members_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."members" ADD CONSTRAINT "members_user_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD CONSTRAINT "credit_accounts_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."credit_entries" ADD CONSTRAINT "credit_entries_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."credit_grants" ADD CONSTRAINT "credit_grants_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."credit_holds" ADD CONSTRAINT "credit_holds_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_counts" ADD CONSTRAINT "brand_counts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD CONSTRAINT "brand_days_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD CONSTRAINT "brand_product_days_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."products" ADD CONSTRAINT "products_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD CONSTRAINT "deliveries_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."reply_versions" ADD CONSTRAINT "reply_versions_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."connections" ADD CONSTRAINT "connections_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."job_runs" ADD CONSTRAINT "job_runs_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."shop_claims" ADD CONSTRAINT "shop_claims_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."webhook_receipts" ADD CONSTRAINT "webhook_receipts_connection_fkey" FOREIGN KEY ("company_id","connection_id") REFERENCES "app"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."events" ADD CONSTRAINT "events_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_account_key" ON "app"."accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "app"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_key" ON "app"."sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "app"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "app"."users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "app"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name_key" ON "app"."brands" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "members_user_id_idx" ON "app"."members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_id_key" ON "app"."credit_entries" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_hold_key" ON "app"."credit_entries" USING btree ("company_id","hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_grant_key" ON "app"."credit_entries" USING btree ("company_id","grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_key_key" ON "app"."credit_grants" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "credit_holds_recent_idx" ON "app"."credit_holds" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_holds_open_idx" ON "app"."credit_holds" USING btree ("company_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "credit_holds_comment_idx" ON "app"."credit_holds" USING btree ("company_id","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_external_key" ON "app"."comments" USING btree ("company_id","brand_id","platform","external_id");--> statement-breakpoint
CREATE INDEX "comments_fingerprint_idx" ON "app"."comments" USING btree ("company_id","brand_id","fingerprint");--> statement-breakpoint
CREATE INDEX "comments_inbox_idx" ON "app"."comments" USING btree ("company_id","brand_id","status","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_platform_idx" ON "app"."comments" USING btree ("company_id","brand_id","platform","status","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_product_idx" ON "app"."comments" USING btree ("company_id","brand_id","product_id","status","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_all_idx" ON "app"."comments" USING btree ("company_id","brand_id","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_external_key" ON "app"."products" USING btree ("company_id","brand_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once_key" ON "app"."deliveries" USING btree ("company_id","comment_id","channel") WHERE state in ('queued', 'sending', 'unknown', 'posted');--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_hold_key" ON "app"."deliveries" USING btree ("company_id","hold_id");--> statement-breakpoint
CREATE INDEX "deliveries_comment_idx" ON "app"."deliveries" USING btree ("company_id","comment_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_live_idx" ON "app"."deliveries" USING btree ("company_id","due_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "idempotency_keys_age_idx" ON "app"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_brand_platform_key" ON "app"."connections" USING btree ("company_id","brand_id","platform");--> statement-breakpoint
CREATE INDEX "job_runs_running_idx" ON "app"."job_runs" USING btree ("company_id","created_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "events_company_idx" ON "app"."events" USING btree ("company_id","xid","seq");--> statement-breakpoint
CREATE INDEX "events_age_idx" ON "app"."events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_window_idx" ON "app"."limits" USING btree ("window_at");