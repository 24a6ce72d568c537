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
  stored bigint;
  refreshed boolean := false;
BEGIN
  FOREACH name IN ARRAY ARRAY['comments', 'person_comments'] LOOP
    EXECUTE format('SELECT count(*) FROM (SELECT FROM %I WHERE company_id = $1 AND brand_id = $2 LIMIT 5000) r', name)
      INTO stored USING p_company, p_brand;
    CONTINUE WHEN stored < 1000;
    EXECUTE format('EXPLAIN (FORMAT json) SELECT FROM %I WHERE company_id = %L AND brand_id = %L', name, p_company, p_brand)
      INTO plan;
    CONTINUE WHEN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::numeric > 20
      OR (SELECT reltuples > stored * 3000 FROM pg_catalog.pg_class WHERE oid = ('app.' || name)::regclass);
    EXECUTE format('ANALYZE (SKIP_LOCKED) %I', name);
    refreshed := true;
  END LOOP;
  RETURN refreshed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.refresh_statistics(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.refresh_statistics(uuid, uuid) TO app_tenant;
