-- When this installation of the store began: what may happen once per installation is told apart by it.
ALTER TABLE "app"."connections" ADD COLUMN "installed_at" timestamp (3) with time zone;--> statement-breakpoint

-- The table no longer holds what the cookie holds: who reads it can't make a cookie of it.
UPDATE app.sessions SET token = encode(sha256(convert_to(token, 'UTF8')), 'hex');--> statement-breakpoint

-- Every process drops its remembered sessions and asks again who may listen (decision 023): also after a plain UPDATE.
CREATE FUNCTION app.notify_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bizamply_sessions', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_notify_sessions AFTER UPDATE OF status, role ON app.users
  FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.role IS DISTINCT FROM new.role)
  EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
CREATE TRIGGER members_notify_sessions AFTER UPDATE OF role ON app.members
  FOR EACH ROW WHEN (old.role IS DISTINCT FROM new.role) EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
CREATE TRIGGER members_notify_removed AFTER DELETE ON app.members
  FOR EACH ROW EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
CREATE TRIGGER companies_notify_sessions AFTER UPDATE OF status ON app.companies
  FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION app.notify_sessions();
--> statement-breakpoint

-- What a person booked leaves only while they may send.
GRANT SELECT (status) ON app.users TO app_tenant;
