ALTER TABLE "app"."brand_topic_days" ADD COLUMN "star_1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "star_2" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "star_3" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "star_4" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."brand_topic_days" ADD COLUMN "star_5" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Ratings of the comments that name each topic, counted out of the comments.
UPDATE "app"."brand_topic_days" d
SET "star_1" = n."star_1", "star_2" = n."star_2", "star_3" = n."star_3", "star_4" = n."star_4", "star_5" = n."star_5"
FROM (
  SELECT c.company_id, c.brand_id, c.day, t.topic, coalesce(c.product_id, '00000000-0000-0000-0000-000000000000') AS product_id,
    count(*) FILTER (WHERE c.rating = 1) AS star_1, count(*) FILTER (WHERE c.rating = 2) AS star_2,
    count(*) FILTER (WHERE c.rating = 3) AS star_3, count(*) FILTER (WHERE c.rating = 4) AS star_4,
    count(*) FILTER (WHERE c.rating = 5) AS star_5
  FROM app.comments c
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(c.topics_good || c.topics_bad) AS topic) t
  WHERE c.shelf <> 'hidden' AND c.rating IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5) n
WHERE d.company_id = n.company_id AND d.brand_id = n.brand_id AND d.day = n.day AND d.topic = n.topic
  AND d.product_id = n.product_id;
