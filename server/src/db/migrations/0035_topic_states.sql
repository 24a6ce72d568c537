ALTER TABLE "app"."projects" ADD COLUMN "alert_from" date;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "draft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "open_pending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "brand_topic_days_topic_idx" ON "app"."brand_topic_days" USING btree ("company_id","brand_id","topic","day");--> statement-breakpoint
-- States of the comments that name each topic, counted out of the comments.
UPDATE "app"."brand_topic_days" d SET "draft" = n."draft", "sent" = n."sent", "open_pending" = n."open_pending"
FROM (
  SELECT c.company_id, c.brand_id, c.day, t.topic, coalesce(c.product_id, '00000000-0000-0000-0000-000000000000') AS product_id,
    count(*) FILTER (WHERE c.status = 'draft') AS "draft", count(*) FILTER (WHERE c.status = 'sent') AS "sent",
    count(*) FILTER (WHERE c.status = 'pending' AND c.shelf = 'open') AS "open_pending"
  FROM app.comments c
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(c.topics_good || c.topics_bad) AS topic) t
  WHERE c.shelf <> 'hidden'
  GROUP BY 1, 2, 3, 4, 5) n
WHERE d.company_id = n.company_id AND d.brand_id = n.brand_id AND d.day = n.day AND d.topic = n.topic
  AND d.product_id = n.product_id;
