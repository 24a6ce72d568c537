-- Customers whose comments were deleted before the sweep was done with their day: the sweep checks those days again.
WITH "lost" AS (
  INSERT INTO "app"."people_days" ("company_id", "brand_id", "day", "platform", "seen")
    SELECT DISTINCT "company_id", "brand_id", "day", "platform", 0 FROM "app"."person_comments"
    ON CONFLICT DO NOTHING
    RETURNING "company_id", "brand_id"
)
INSERT INTO "app"."people_brands" ("company_id", "brand_id", "seen", "swept_at")
  SELECT DISTINCT "company_id", "brand_id", '', 'epoch'::timestamptz FROM "lost"
  ON CONFLICT ("company_id", "brand_id") DO UPDATE SET "seen" = '';
