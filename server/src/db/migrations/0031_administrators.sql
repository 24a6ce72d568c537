CREATE TABLE "app"."administrator_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_before" text NOT NULL,
	"role_after" text NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."support_sessions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"administrator_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "support_sessions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "support_sessions_reason_check" CHECK (char_length("app"."support_sessions"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "app"."users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "app"."email_changes" DROP CONSTRAINT "email_changes_done_check";--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "support_access" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."invitations" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "app"."invitations" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "app"."email_changes" ADD COLUMN "administrator_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."administrator_changes" ADD CONSTRAINT "administrator_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."administrator_changes" ADD CONSTRAINT "administrator_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."support_sessions" ADD CONSTRAINT "support_sessions_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_changes_user_idx" ON "app"."administrator_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_sessions_session_idx" ON "app"."support_sessions" USING btree ("session_id","ends_at");--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_role_check" CHECK ("app"."users"."role" in ('user', 'support', 'billing', 'admin', 'super_admin'));--> statement-breakpoint
ALTER TABLE "app"."email_changes" ADD CONSTRAINT "email_changes_done_check" CHECK ("app"."email_changes"."state" not in ('done', 'undone') or ("app"."email_changes"."done_at" is not null and ("app"."email_changes"."administrator_id" is not null or ("app"."email_changes"."new_proved_at" is not null and "app"."email_changes"."old_proved_at" is not null))));--> statement-breakpoint
ALTER TABLE "app"."support_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."support_sessions" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."support_sessions" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."support_sessions" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."support_sessions" TO app_admin;--> statement-breakpoint
CREATE TRIGGER support_sessions_notify AFTER INSERT OR UPDATE OR DELETE ON app.support_sessions
  FOR EACH ROW EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
CREATE TRIGGER companies_notify_support AFTER UPDATE OF support_access ON app.companies
  FOR EACH ROW WHEN (old.support_access IS DISTINCT FROM new.support_access)
  EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
GRANT SELECT, INSERT ON app.administrator_changes TO app_server;--> statement-breakpoint
GRANT SELECT ON app.administrator_changes TO app_admin;--> statement-breakpoint
-- When a second factor was set up, never what it is made of.
GRANT SELECT (user_id, created_at) ON app.passkeys TO app_admin;--> statement-breakpoint
-- As whom an administrator's session is answered now. Not while the company has switched support access off.
CREATE FUNCTION app.support_session_of(p_session uuid, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('id', s.id, 'companyId', s.company_id, 'userId', s.user_id, 'endsAt', s.ends_at)
    FROM support_sessions s
    JOIN companies c ON c.company_id = s.company_id AND c.support_access
    JOIN members m ON m.company_id = s.company_id AND m.user_id = s.user_id
    WHERE s.session_id = p_session AND s.ended_at IS NULL AND s.ends_at > p_at
    ORDER BY s.started_at DESC LIMIT 1);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.support_session_of(uuid, timestamptz) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.support_session_of(uuid, timestamptz) TO app_server;--> statement-breakpoint
-- An administrator needs a second factor at once, where the installation says so; a member what the company says.
DROP FUNCTION app.demands_on(uuid);--> statement-breakpoint
CREATE FUNCTION app.demands_on(p_user uuid, p_strict boolean) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'passwordFrom', c.password_demanded_from,
      'factorFrom', CASE WHEN p_strict AND u.role <> 'user' THEN u.created_at ELSE c.factor_demanded_from END,
      'passwordSince', (SELECT coalesce(u.password_changed_at, a.created_at) FROM accounts a
        WHERE a.user_id = p_user AND a.provider_id = 'credential' AND a.password IS NOT NULL),
      'hasFactor', EXISTS (SELECT 1 FROM authenticators f WHERE f.user_id = p_user AND f.enabled_at IS NOT NULL))
    FROM users u LEFT JOIN members m ON m.user_id = u.id LEFT JOIN companies c ON c.company_id = m.company_id
    WHERE u.id = p_user AND (c.password_demanded_from IS NOT NULL OR c.factor_demanded_from IS NOT NULL
      OR (p_strict AND u.role <> 'user'))
    ORDER BY m.created_at, m.company_id LIMIT 1);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.demands_on(uuid, boolean) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.demands_on(uuid, boolean) TO app_server;
