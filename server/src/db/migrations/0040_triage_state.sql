-- The shelf of a comment is its triage state. Indexes and checks follow the column by themselves; functions don't.
ALTER TABLE "app"."comments" RENAME COLUMN "shelf" TO "triage_state";--> statement-breakpoint
ALTER TABLE "app"."comments" RENAME COLUMN "shelf_reason" TO "triage_reason";--> statement-breakpoint
ALTER TABLE "app"."comments" RENAME CONSTRAINT "comments_shelf_check" TO "comments_triage_state_check";--> statement-breakpoint
ALTER INDEX "app"."comments_shelf_idx" RENAME TO "comments_triage_state_idx";--> statement-breakpoint
UPDATE "app"."saved_views" SET "query" = regexp_replace("query", '(^|&)shelf=', '\1triageState=');--> statement-breakpoint
UPDATE "app"."bulk_items" SET "code" = 'not-open' WHERE "code" = 'shelved';--> statement-breakpoint
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
    WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.search_text LIKE split_part(p_like, E'\x01', 1)
      AND c.search_text LIKE ALL (string_to_array(p_like, E'\x01')) AND c.triage_state = 'open'
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
      WHERE c.company_id = p_company AND c.brand_id = p_brand AND c.status = wanted AND c.search_text LIKE split_part(p_like, E'\x01', 1)
      AND c.search_text LIKE ALL (string_to_array(p_like, E'\x01'))
        AND c.triage_state = 'open'
        AND (p_grams IS NULL OR c.search_grams @> p_grams) AND (p_platform IS NULL OR c.platform = p_platform)
      LIMIT p_stop) s;
    counted := counted || n;
  END LOOP;
  RETURN counted;
END $$;
