CREATE TABLE "app"."comment_events" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_events_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "comment_events_kind_check" CHECK ("app"."comment_events"."kind" in ('assigned', 'tagged', 'snoozed', 'woke', 'no-reply', 'reopened', 'hidden', 'restored', 'corrected', 'product', 'reply-edited', 'reply-withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "app"."comment_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_notes_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."presences" (
	"company_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_pkey" PRIMARY KEY("company_id","comment_id","tab"),
	CONSTRAINT "presences_state_check" CHECK ("app"."presences"."state" in ('looking', 'editing'))
);
--> statement-breakpoint
CREATE TABLE "app"."reading_corrections" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"read_by" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_corrections_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."saved_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."tags" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_pkey" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "app"."reply_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_templates_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."bulk_items" (
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"comment_id" uuid NOT NULL,
	"version" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"code" text,
	"reason" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_items_pkey" PRIMARY KEY("company_id","job_id","position"),
	CONSTRAINT "bulk_items_state_check" CHECK ("app"."bulk_items"."state" in ('waiting', 'done', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "app"."bulk_jobs" (
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_jobs_pkey" PRIMARY KEY("company_id","job_id"),
	CONSTRAINT "bulk_jobs_action_check" CHECK ("app"."bulk_jobs"."action" in ('generate', 'send')),
	CONSTRAINT "bulk_jobs_target_check" CHECK ("app"."bulk_jobs"."target" in ('platform', 'both'))
);
--> statement-breakpoint
CREATE TABLE "app"."notifications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"comment_id" uuid,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once_key" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notifications_kind_check" CHECK ("app"."notifications"."kind" in ('comment', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection'))
);
--> statement-breakpoint
CREATE TABLE "app"."discounts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"external_id" text,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(12, 2),
	"currency" text,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"usage_limit" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	"comment_id" uuid,
	"made_by" uuid,
	"reason" text,
	"synced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discounts_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "discounts_type_check" CHECK ("app"."discounts"."type" in ('percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y', 'other')),
	CONSTRAINT "discounts_status_check" CHECK ("app"."discounts"."status" in ('making', 'active', 'scheduled', 'expired', 'failed', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "app"."deliveries" DROP CONSTRAINT "deliveries_state_check";--> statement-breakpoint
DROP INDEX "app"."comments_inbox_idx";--> statement-breakpoint
DROP INDEX "app"."comments_platform_idx";--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "undo_seconds" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "single_keys" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "muted_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "shelf" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "shelf_reason" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "notes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "corrected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "whatsapp_delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD COLUMN "pair_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."reply_versions" ADD COLUMN "how" text DEFAULT 'generated' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comment_events" ADD CONSTRAINT "comment_events_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."comment_notes" ADD CONSTRAINT "comment_notes_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."presences" ADD CONSTRAINT "presences_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."reading_corrections" ADD CONSTRAINT "reading_corrections_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."saved_views" ADD CONSTRAINT "saved_views_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."saved_views" ADD CONSTRAINT "saved_views_user_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."tags" ADD CONSTRAINT "tags_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."reply_templates" ADD CONSTRAINT "reply_templates_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bulk_items" ADD CONSTRAINT "bulk_items_job_fkey" FOREIGN KEY ("company_id","job_id") REFERENCES "app"."job_runs"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bulk_jobs" ADD CONSTRAINT "bulk_jobs_job_fkey" FOREIGN KEY ("company_id","job_id") REFERENCES "app"."job_runs"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_user_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."discounts" ADD CONSTRAINT "discounts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_events_comment_idx" ON "app"."comment_events" USING btree ("company_id","comment_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_notes_comment_idx" ON "app"."comment_notes" USING btree ("company_id","comment_id","created_at");--> statement-breakpoint
CREATE INDEX "presences_seen_idx" ON "app"."presences" USING btree ("company_id","seen_at");--> statement-breakpoint
CREATE INDEX "reading_corrections_comment_idx" ON "app"."reading_corrections" USING btree ("company_id","comment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "app"."saved_views" USING btree ("company_id","brand_id","user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_key" ON "app"."reply_templates" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "reply_templates_order_idx" ON "app"."reply_templates" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_items_comment_key" ON "app"."bulk_items" USING btree ("company_id","job_id","comment_id");--> statement-breakpoint
CREATE INDEX "bulk_items_waiting_idx" ON "app"."bulk_items" USING btree ("company_id","job_id","position") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_jobs_recent_idx" ON "app"."bulk_jobs" USING btree ("company_id","brand_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once_key" ON "app"."notifications" USING btree ("company_id","user_id","once_key");--> statement-breakpoint
CREATE INDEX "notifications_recent_idx" ON "app"."notifications" USING btree ("company_id","user_id","brand_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "app"."notifications" USING btree ("company_id","user_id","brand_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code_key" ON "app"."discounts" USING btree ("company_id","brand_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_external_key" ON "app"."discounts" USING btree ("company_id","brand_id","external_id");--> statement-breakpoint
CREATE INDEX "discounts_comment_idx" ON "app"."discounts" USING btree ("company_id","comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "discounts_recent_idx" ON "app"."discounts" USING btree ("company_id","brand_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_shelf_idx" ON "app"."comments" USING btree ("company_id","brand_id","shelf","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf <> 'open';--> statement-breakpoint
CREATE INDEX "comments_rating_idx" ON "app"."comments" USING btree ("company_id","brand_id","status","rating","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf = 'open';--> statement-breakpoint
CREATE INDEX "comments_snoozed_idx" ON "app"."comments" USING btree ("company_id","snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "comments_assignee_idx" ON "app"."comments" USING btree ("company_id","brand_id","assignee_id","occurred_at" DESC NULLS FIRST) WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "comments_post_idx" ON "app"."comments" USING btree ("company_id","brand_id","platform","post_external_id") WHERE post_external_id is not null;--> statement-breakpoint
CREATE INDEX "comments_inbox_idx" ON "app"."comments" USING btree ("company_id","brand_id","status","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf = 'open';--> statement-breakpoint
CREATE INDEX "comments_platform_idx" ON "app"."comments" USING btree ("company_id","brand_id","platform","status","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shelf = 'open';--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_undo_seconds_check" CHECK ("app"."users"."undo_seconds" between 0 and 60);--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_shelf_check" CHECK ("app"."comments"."shelf" in ('open', 'snoozed', 'no-reply', 'hidden'));--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_snoozed_check" CHECK (("app"."comments"."shelf" = 'snoozed') = ("app"."comments"."snoozed_until" is not null));--> statement-breakpoint
ALTER TABLE "app"."deliveries" ADD CONSTRAINT "deliveries_state_check" CHECK ("app"."deliveries"."state" in ('queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "app"."reply_versions" ADD CONSTRAINT "reply_versions_how_check" CHECK ("app"."reply_versions"."how" in ('generated', 'instructed', 'shorter', 'warmer', 'formal', 'translated', 'edited', 'autosaved', 'template', 'restored', 'elsewhere'));--> statement-breakpoint
UPDATE app.reply_versions SET how = 'edited' WHERE composer = 'person';
--> statement-breakpoint
INSERT INTO app.reply_templates (company_id, id, name, text, created_at, updated_at)
SELECT c.company_id, gen_random_uuid(), t.name, t.text, now() + t.n * interval '1 ms', now()
FROM app.companies c CROSS JOIN (VALUES
  (1, 'Thank You', 'Hi {customer}, thank you for your review of {product}. We are glad that you took the time to write to us.'),
  (2, 'Appreciation', 'Dear {customer}, your words about {product} made our day. We have passed them on to everybody at {brand}.'),
  (3, 'Discount Offer', 'Hi {customer}, thank you for choosing {brand}. Here is a code for your next order: {discount}'),
  (4, 'Feedback Response', 'Hi {customer}, thank you for telling us about {product}. We have read it carefully and handed it to the people who can act on it.')
) AS t(n, name, text);
--> statement-breakpoint
-- The tabs show what is open: so does their search.
CREATE OR REPLACE FUNCTION app.find_comments(
  p_company uuid, p_brand uuid, p_like text, p_grams text[], p_status text, p_platform text,
  p_before_at timestamptz, p_before_id uuid, p_limit int) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a search in another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN (SELECT coalesce(array_agg(s.id ORDER BY s.occurred_at DESC, s.id DESC), '{}') FROM (
    SELECT c.id, c.occurred_at FROM comments c
    WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.search_text LIKE p_like AND c.shelf = 'open'
      AND (p_grams IS NULL OR c.search_grams @> p_grams)
      AND (p_status IS NULL OR c.status = p_status) AND (p_platform IS NULL OR c.platform = p_platform)
      AND (p_before_at IS NULL OR (c.occurred_at, c.id) < (p_before_at, p_before_id))
    ORDER BY c.occurred_at DESC, c.id DESC LIMIT p_limit) s);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION app.count_comments(
  p_company uuid, p_brand uuid, p_like text, p_grams text[], p_platform text, p_stop int) RETURNS int[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  counted int[] := '{}';
  wanted text;
  n int;
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a search in another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOREACH wanted IN ARRAY array['pending', 'draft', 'sent'] LOOP
    SELECT count(*) INTO n FROM (
      SELECT 1 FROM comments c
      WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.status = wanted AND c.search_text LIKE p_like
        AND c.shelf = 'open'
        AND (p_grams IS NULL OR c.search_grams @> p_grams) AND (p_platform IS NULL OR c.platform = p_platform)
      LIMIT p_stop) s;
    counted := counted || n;
  END LOOP;
  RETURN counted;
END $$;
--> statement-breakpoint
-- Everything that a search finds, newest first, at most p_stop: for lists with further filters.
CREATE FUNCTION app.match_comments(p_company uuid, p_brand uuid, p_like text, p_grams text[], p_stop int) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a search in another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN (SELECT coalesce(array_agg(s.id), '{}') FROM (
    SELECT c.id FROM comments c
    WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.search_text LIKE p_like
      AND (p_grams IS NULL OR c.search_grams @> p_grams)
    ORDER BY c.occurred_at DESC, c.id DESC LIMIT p_stop) s);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.match_comments(uuid, uuid, text, text[], int) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.match_comments(uuid, uuid, text, text[], int) TO app_tenant;
--> statement-breakpoint
GRANT SELECT (muted_kinds) ON app.users TO app_tenant;
--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['tags','saved_views','comment_notes','comment_events','reading_corrections','presences',
    'reply_templates','bulk_items','bulk_jobs','notifications','discounts'];
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
