-- A brand belongs to one company: without this, the planner multiplies both shares.
CREATE STATISTICS app.comments_tenant (dependencies) ON company_id, brand_id FROM app.comments;
--> statement-breakpoint
CREATE STATISTICS app.person_comments_tenant (dependencies) ON company_id, brand_id FROM app.person_comments;
--> statement-breakpoint
-- A brand that the statistics don't know yet seems to have one row. Each index that begins with its company then seems
-- as good as the key, and joins read all its comments for each of them, until autovacuum analyzes the tables. They are
-- analyzed here if they have enough rows of the brand to be in the sample: 300 rows per statistics target, which is 100.
CREATE FUNCTION app.refresh_statistics(p_company uuid, p_brand uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  name text;
  plan json;
  needed bigint;
  stored bigint;
  refreshed boolean := false;
BEGIN
  IF p_company IS DISTINCT FROM nullif(current_setting('app.company_id', true), '')::uuid THEN
    RAISE EXCEPTION 'statistics of another company' USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOREACH name IN ARRAY ARRAY['comments', 'person_comments'] LOOP
    SELECT greatest(1000, ceil(reltuples / 3000)) INTO needed FROM pg_catalog.pg_class WHERE oid = ('app.' || name)::regclass;
    EXECUTE format('SELECT count(*) FROM (SELECT FROM %I WHERE company_id = $1 AND brand_id = $2 LIMIT $3) r', name)
      INTO stored USING p_company, p_brand, needed;
    CONTINUE WHEN stored < needed;
    EXECUTE format('EXPLAIN (FORMAT json) SELECT FROM %I WHERE company_id = %L AND brand_id = %L', name, p_company, p_brand)
      INTO plan;
    CONTINUE WHEN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > 20;
    EXECUTE format('ANALYZE (SKIP_LOCKED) %I', name);
    refreshed := true;
  END LOOP;
  RETURN refreshed;
EXCEPTION WHEN query_canceled THEN
  -- Too slow for a statement: the caller continues with the old statistics.
  RETURN false;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.refresh_statistics(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.refresh_statistics(uuid, uuid) TO app_tenant;
