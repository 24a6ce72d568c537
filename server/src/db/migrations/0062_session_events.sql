-- Names the user, or the company for all its members, so that processes check only their streams.
CREATE OR REPLACE FUNCTION app.notify_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN old ELSE new END);
BEGIN
  PERFORM pg_notify('bizamply_sessions', coalesce(changed->>'user_id', changed->>'company_id', changed->>'id', ''));
  RETURN NULL;
END $$;
