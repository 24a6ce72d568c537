-- What sweeps remove in a page of companies at once: `app_tenant` would have to enter each of them. Only `app_server`, which
-- is nobody's session, may call them, and they remove nothing that is younger than what they are given.
CREATE FUNCTION app.forget_old_rows(
  p_companies uuid[], p_keys timestamptz, p_marks timestamptz, p_events timestamptz, p_receipts timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys WHERE company_id = ANY (p_companies) AND state = 'done' AND created_at < p_keys;
  DELETE FROM connection_marks WHERE company_id = ANY (p_companies) AND at < p_marks;
  DELETE FROM connection_events WHERE company_id = ANY (p_companies) AND created_at < p_events;
  DELETE FROM webhook_receipts WHERE company_id = ANY (p_companies) AND received_at < p_receipts;
  RETURN cardinality(p_companies);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.forget_old_rows(uuid[], timestamptz, timestamptz, timestamptz, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.forget_old_rows(uuid[], timestamptz, timestamptz, timestamptz, timestamptz) TO app_server;
--> statement-breakpoint
CREATE FUNCTION app.forget_old_notifications(p_companies uuid[], p_before timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  DELETE FROM notifications WHERE company_id = ANY (p_companies) AND created_at < p_before;
  RETURN cardinality(p_companies);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.forget_old_notifications(uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.forget_old_notifications(uuid[], timestamptz) TO app_server;
--> statement-breakpoint
CREATE FUNCTION app.remove_expired_files(p_companies uuid[], p_files uuid[], p_now timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE company_id = ANY (p_companies) AND id = ANY (p_files) AND expires_at <= p_now;
  RETURN cardinality(p_files);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.remove_expired_files(uuid[], uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.remove_expired_files(uuid[], uuid[], timestamptz) TO app_server;
