CREATE TABLE "app"."invitations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"brand_roles" jsonb,
	"note" text,
	"mail_id" uuid,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invitations_role_check" CHECK ("app"."invitations"."role" in ('admin', 'editor', 'viewer')),
	CONSTRAINT "invitations_email_lower_check" CHECK ("app"."invitations"."email" = lower("app"."invitations"."email")),
	CONSTRAINT "invitations_end_check" CHECK ("app"."invitations"."accepted_at" is null or "app"."invitations"."revoked_at" is null)
);
--> statement-breakpoint
CREATE TABLE "app"."member_brand_roles" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "member_brand_roles_pkey" PRIMARY KEY("company_id","user_id","brand_id"),
	CONSTRAINT "member_brand_roles_role_check" CHECK ("app"."member_brand_roles"."role" in ('admin', 'editor', 'viewer', 'none'))
);
--> statement-breakpoint
ALTER TABLE "app"."invitations" ADD CONSTRAINT "invitations_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."member_brand_roles" ADD CONSTRAINT "member_brand_roles_member_fkey" FOREIGN KEY ("company_id","user_id") REFERENCES "app"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."member_brand_roles" ADD CONSTRAINT "member_brand_roles_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_key" ON "app"."invitations" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_key" ON "app"."invitations" USING btree ("company_id","email") WHERE "app"."invitations"."accepted_at" is null and "app"."invitations"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "app"."invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."invitations" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."invitations" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."invitations" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."invitations" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."member_brand_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."member_brand_roles" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."member_brand_roles" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."member_brand_roles" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."member_brand_roles" TO app_admin;--> statement-breakpoint
CREATE TRIGGER member_brand_roles_notify_sessions AFTER INSERT OR UPDATE OR DELETE ON app.member_brand_roles
  FOR EACH ROW EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
-- What contract/src/roles.ts says of a member and a brand, for statements; null for nobody and for no access.
CREATE FUNCTION app.brand_role(p_company uuid, p_user uuid, p_brand uuid) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN m.role = 'admin' OR NOT EXISTS (
      SELECT 1 FROM app.member_brand_roles o WHERE o.company_id = p_company AND o.user_id = p_user) THEN m.role
    ELSE (SELECT nullif(r.role, 'none') FROM app.member_brand_roles r
      WHERE r.company_id = p_company AND r.user_id = p_user AND r.brand_id = p_brand)
    END
  FROM app.members m WHERE m.company_id = p_company AND m.user_id = p_user
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.brand_role(uuid, uuid, uuid) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.brand_role(uuid, uuid, uuid) TO app_tenant;--> statement-breakpoint
CREATE OR REPLACE FUNCTION app.memberships_of(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'companyId', m.company_id, 'memberRole', m.role, 'selectedBrandId', m.selected_brand_id,
      'brandRoles', (SELECT jsonb_object_agg(r.brand_id, r.role) FROM member_brand_roles r
        WHERE r.company_id = m.company_id AND r.user_id = p_user),
      'companyName', c.name, 'publicId', c.public_id, 'companyStatus', c.status) ORDER BY m.created_at, m.company_id), '[]')
    FROM members m JOIN companies c ON c.company_id = m.company_id WHERE m.user_id = p_user);
END $$;
