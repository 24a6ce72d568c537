DELETE FROM "app"."brand_days";--> statement-breakpoint
DELETE FROM "app"."brand_product_days";--> statement-breakpoint
CREATE TABLE "app"."brand_hours" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"draft" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"open_pending" integer DEFAULT 0 NOT NULL,
	"open_draft" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"star_1" integer DEFAULT 0 NOT NULL,
	"star_2" integer DEFAULT 0 NOT NULL,
	"star_3" integer DEFAULT 0 NOT NULL,
	"star_4" integer DEFAULT 0 NOT NULL,
	"star_5" integer DEFAULT 0 NOT NULL,
	"response_seconds" bigint DEFAULT 0 NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	"wait_1" integer DEFAULT 0 NOT NULL,
	"wait_4" integer DEFAULT 0 NOT NULL,
	"wait_12" integer DEFAULT 0 NOT NULL,
	"wait_more" integer DEFAULT 0 NOT NULL,
	"positive" integer DEFAULT 0 NOT NULL,
	"mixed" integer DEFAULT 0 NOT NULL,
	"neutral" integer DEFAULT 0 NOT NULL,
	"negative" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_hours_pkey" PRIMARY KEY("company_id","brand_id","hour")
);
--> statement-breakpoint
CREATE TABLE "app"."brand_product_months" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"draft" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"open_pending" integer DEFAULT 0 NOT NULL,
	"open_draft" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"star_1" integer DEFAULT 0 NOT NULL,
	"star_2" integer DEFAULT 0 NOT NULL,
	"star_3" integer DEFAULT 0 NOT NULL,
	"star_4" integer DEFAULT 0 NOT NULL,
	"star_5" integer DEFAULT 0 NOT NULL,
	"response_seconds" bigint DEFAULT 0 NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	"wait_1" integer DEFAULT 0 NOT NULL,
	"wait_4" integer DEFAULT 0 NOT NULL,
	"wait_12" integer DEFAULT 0 NOT NULL,
	"wait_more" integer DEFAULT 0 NOT NULL,
	"positive" integer DEFAULT 0 NOT NULL,
	"mixed" integer DEFAULT 0 NOT NULL,
	"neutral" integer DEFAULT 0 NOT NULL,
	"negative" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_product_months_pkey" PRIMARY KEY("company_id","brand_id","month","product_id","platform")
);
--> statement-breakpoint
CREATE TABLE "app"."brand_topic_days" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"topic" text NOT NULL,
	"product_id" uuid NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"mixed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_topic_days_pkey" PRIMARY KEY("company_id","brand_id","day","topic","product_id")
);
--> statement-breakpoint
ALTER TABLE "app"."brand_days" ALTER COLUMN "response_seconds" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ALTER COLUMN "response_seconds" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "open_pending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "open_draft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "star_1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "star_2" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "star_3" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "star_4" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "star_5" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "wait_1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "wait_4" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "wait_12" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "wait_more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "positive" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "mixed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "neutral" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_days" ADD COLUMN "negative" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "platform" text NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "open_pending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "open_draft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "star_1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "star_2" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "star_3" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "star_4" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "star_5" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "wait_1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "wait_4" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "wait_12" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "wait_more" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "positive" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "mixed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "neutral" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD COLUMN "negative" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_hours" ADD CONSTRAINT "brand_hours_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_product_months" ADD CONSTRAINT "brand_product_months_product_fkey" FOREIGN KEY ("company_id","product_id") REFERENCES "app"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD CONSTRAINT "brand_topic_days_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" DROP CONSTRAINT "brand_product_days_pkey";
--> statement-breakpoint
ALTER TABLE "app"."brand_product_days" ADD CONSTRAINT "brand_product_days_pkey" PRIMARY KEY("company_id","brand_id","day","product_id","platform");
--> statement-breakpoint
-- Everything is counted anew out of the comments.
DO $$
DECLARE
  t record;
  measures text := 'count(*), count(*) filter (where c.status = ''pending''), count(*) filter (where c.status = ''draft''),
    count(*) filter (where c.status = ''sent''), count(*) filter (where c.status = ''pending'' and c.shelf = ''open''),
    count(*) filter (where c.status = ''draft'' and c.shelf = ''open''), coalesce(sum(c.rating), 0), count(c.rating),
    count(*) filter (where c.rating = 1), count(*) filter (where c.rating = 2), count(*) filter (where c.rating = 3),
    count(*) filter (where c.rating = 4), count(*) filter (where c.rating = 5), coalesce(sum(w.seconds), 0), count(w.seconds),
    count(*) filter (where w.seconds < 3600), count(*) filter (where w.seconds >= 3600 and w.seconds < 14400),
    count(*) filter (where w.seconds >= 14400 and w.seconds <= 43200), count(*) filter (where w.seconds > 43200),
    count(*) filter (where c.sentiment = ''positive''), count(*) filter (where c.sentiment = ''mixed''),
    count(*) filter (where c.sentiment = ''neutral''), count(*) filter (where c.sentiment = ''negative'')';
  names text := 'received, pending, draft, sent, open_pending, open_draft, rating_sum, rating_count, star_1, star_2, star_3,
    star_4, star_5, response_seconds, response_count, wait_1, wait_4, wait_12, wait_more, positive, mixed, neutral, negative';
BEGIN
  FOR t IN SELECT * FROM (VALUES
    ('brand_days', 'company_id, brand_id, day, platform', 'c.company_id, c.brand_id, c.day, c.platform', 'true'),
    ('brand_hours', 'company_id, brand_id, hour',
      'c.company_id, c.brand_id, date_trunc(''hour'', c.occurred_at, ''UTC'')', 'true'),
    ('brand_product_days', 'company_id, brand_id, day, product_id, platform',
      'c.company_id, c.brand_id, c.day, c.product_id, c.platform', 'c.product_id is not null'),
    ('brand_product_months', 'company_id, brand_id, month, product_id, platform',
      'c.company_id, c.brand_id, date_trunc(''month'', c.day::timestamp)::date, c.product_id, c.platform',
      'c.product_id is not null')) v(name, keys, key_values, which)
  LOOP
    EXECUTE format('INSERT INTO app.%I (%s, %s) SELECT %s, %s FROM app.comments c
      LEFT JOIN LATERAL (SELECT s.seconds FROM (SELECT floor(extract(epoch from c.responded_at - c.occurred_at) + 0.5) AS seconds) s
        WHERE c.responded_at IS NOT NULL AND s.seconds > 0 AND s.seconds < 604800) w ON true
      WHERE c.shelf <> ''hidden'' AND %s GROUP BY %s', t.name, t.keys, names, t.key_values, measures, t.which, t.key_values);
  END LOOP;
  INSERT INTO app.brand_topic_days (company_id, brand_id, day, topic, product_id, good, bad, mixed)
  SELECT c.company_id, c.brand_id, c.day, n.topic, coalesce(c.product_id, '00000000-0000-0000-0000-000000000000'),
    count(*) FILTER (WHERE n.good AND NOT n.bad), count(*) FILTER (WHERE n.bad AND NOT n.good), count(*) FILTER (WHERE n.good AND n.bad)
  FROM app.comments c CROSS JOIN LATERAL (
    SELECT s.topic, s.topic = any(c.topics_good) AS good, s.topic = any(c.topics_bad) AS bad
    FROM (SELECT DISTINCT unnest(c.topics_good || c.topics_bad) AS topic) s) n
  WHERE c.shelf <> 'hidden' GROUP BY 1, 2, 3, 4, 5;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['brand_hours','brand_product_months','brand_topic_days'];
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
