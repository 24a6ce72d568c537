CREATE INDEX "companies_joined_idx" ON "app"."companies" USING btree ("created_at" DESC NULLS FIRST,"company_id" DESC NULLS FIRST);--> statement-breakpoint
-- What administrators see of how people sign in: when and from where, never what a session or a second factor is made of.
GRANT SELECT (user_id, last_used_at) ON app.sessions TO app_admin;--> statement-breakpoint
GRANT SELECT (id, user_id, method, success, reason, ip_address, user_agent, created_at) ON app.logins TO app_admin;--> statement-breakpoint
GRANT SELECT (user_id, enabled_at) ON app.authenticators TO app_admin;--> statement-breakpoint
GRANT SELECT (user_id) ON app.passkeys TO app_admin;--> statement-breakpoint
-- Prices are the product's own: a version is added, never changed, and every process tells its open consoles.
GRANT SELECT, INSERT ON app.credit_settings TO app_server;--> statement-breakpoint
CREATE FUNCTION app.notify_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bizamply_prices', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_settings_notify AFTER INSERT ON app.credit_settings
  FOR EACH STATEMENT EXECUTE FUNCTION app.notify_prices();
