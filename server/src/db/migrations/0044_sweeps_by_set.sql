-- What sweeps remove of many companies in one statement, as in 0019: only `app_server` may call them.
CREATE FUNCTION app.forget_old_invitations(p_companies uuid[], p_before timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  DELETE FROM invitations WHERE company_id = ANY (p_companies) AND coalesce(accepted_at, revoked_at, expires_at) < p_before;
  RETURN cardinality(p_companies);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.forget_old_invitations(uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.forget_old_invitations(uuid[], timestamptz) TO app_server;
--> statement-breakpoint
-- Open screens hear of each comment that is no longer looked at.
CREATE FUNCTION app.remove_presences(p_companies uuid[], p_before timestamptz, p_at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
DECLARE
  changed uuid[];
BEGIN
  WITH gone AS (
      DELETE FROM presences p USING comments c
      WHERE p.company_id = ANY (p_companies) AND p.seen_at <= p_before
        AND c.company_id = p.company_id AND c.id = p.comment_id
      RETURNING p.company_id, c.brand_id, p.comment_id),
    stored AS (
      INSERT INTO events AS e (xid, company_id, brand_id, type, ref, created_at)
      SELECT DISTINCT pg_current_xact_id(), g.company_id, g.brand_id, 'presence', g.comment_id::text, p_at FROM gone g
      RETURNING e.company_id)
  SELECT coalesce(array_agg(DISTINCT s.company_id), '{}') INTO changed FROM stored s;
  PERFORM pg_notify('bizamply_events', c::text) FROM unnest(changed) AS c;
  RETURN cardinality(changed);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.remove_presences(uuid[], timestamptz, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.remove_presences(uuid[], timestamptz, timestamptz) TO app_server;
