CREATE TABLE "app"."email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"session_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"link_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"new_proved_at" timestamp (3) with time zone,
	"old_proved_at" timestamp (3) with time zone,
	"state" text DEFAULT 'pending' NOT NULL,
	"undo_hash" text,
	"undo_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_state_check" CHECK ("app"."email_changes"."state" in ('pending', 'done', 'canceled', 'undone')),
	CONSTRAINT "email_changes_lower_check" CHECK ("app"."email_changes"."old_email" = lower("app"."email_changes"."old_email") and "app"."email_changes"."new_email" = lower("app"."email_changes"."new_email")),
	CONSTRAINT "email_changes_done_check" CHECK ("app"."email_changes"."state" not in ('done', 'undone') or ("app"."email_changes"."new_proved_at" is not null and "app"."email_changes"."old_proved_at" is not null and "app"."email_changes"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "app"."factor_recoveries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"stop_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "factor_recoveries_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "factor_recoveries_state_check" CHECK ("app"."factor_recoveries"."state" in ('requested', 'approved', 'stopped', 'done')),
	CONSTRAINT "factor_recoveries_own_check" CHECK ("app"."factor_recoveries"."approved_by" <> "app"."factor_recoveries"."user_id"),
	CONSTRAINT "factor_recoveries_approved_check" CHECK ("app"."factor_recoveries"."state" not in ('approved', 'done') or ("app"."factor_recoveries"."approved_by" is not null and "app"."factor_recoveries"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "password_demanded_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "factor_demanded_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."factor_recoveries" ADD CONSTRAINT "factor_recoveries_member_fkey" FOREIGN KEY ("company_id","user_id") REFERENCES "app"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_pending_key" ON "app"."email_changes" USING btree ("user_id") WHERE "app"."email_changes"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_link_key" ON "app"."email_changes" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo_key" ON "app"."email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_changes_old_idx" ON "app"."email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "email_changes_user_idx" ON "app"."email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factor_recoveries_open_key" ON "app"."factor_recoveries" USING btree ("company_id","user_id") WHERE "app"."factor_recoveries"."state" in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "factor_recoveries_stop_key" ON "app"."factor_recoveries" USING btree ("company_id","stop_hash");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."email_changes" TO app_server;--> statement-breakpoint
ALTER TABLE "app"."factor_recoveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."factor_recoveries" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."factor_recoveries" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."factor_recoveries" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."factor_recoveries" TO app_admin;--> statement-breakpoint
CREATE TRIGGER companies_notify_demands AFTER UPDATE OF password_demanded_from, factor_demanded_from ON app.companies
  FOR EACH ROW EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
-- Whether an address belonged to somebody who may still take it back.
CREATE FUNCTION app.address_is_kept(p_email text, p_user uuid, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM app.email_changes c WHERE c.old_email = p_email AND c.state = 'done'
    AND c.undo_until > p_at AND c.user_id IS DISTINCT FROM p_user)
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.address_is_kept(text, uuid, timestamptz) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.address_is_kept(text, uuid, timestamptz) TO app_server;--> statement-breakpoint
-- What the company of a member demands of how they sign in, and what they have of it.
CREATE FUNCTION app.demands_on(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'passwordFrom', c.password_demanded_from, 'factorFrom', c.factor_demanded_from,
      'passwordSince', (SELECT coalesce(u.password_changed_at, a.created_at) FROM accounts a JOIN users u ON u.id = a.user_id
        WHERE a.user_id = p_user AND a.provider_id = 'credential' AND a.password IS NOT NULL),
      'hasFactor', EXISTS (SELECT 1 FROM authenticators f WHERE f.user_id = p_user AND f.enabled_at IS NOT NULL))
    FROM members m JOIN companies c ON c.company_id = m.company_id WHERE m.user_id = p_user
      AND (c.password_demanded_from IS NOT NULL OR c.factor_demanded_from IS NOT NULL)
    ORDER BY m.created_at, m.company_id LIMIT 1);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.demands_on(uuid) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.demands_on(uuid) TO app_server;
