CREATE TABLE "app"."custom_roles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_roles_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "app"."members" ADD COLUMN "custom_role_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."invitations" ADD COLUMN "custom_role_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."custom_roles" ADD CONSTRAINT "custom_roles_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_roles_name_key" ON "app"."custom_roles" USING btree ("company_id",lower("name"));--> statement-breakpoint
ALTER TABLE "app"."members" ADD CONSTRAINT "members_custom_role_fkey" FOREIGN KEY ("company_id","custom_role_id") REFERENCES "app"."custom_roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."invitations" ADD CONSTRAINT "invitations_custom_role_fkey" FOREIGN KEY ("company_id","custom_role_id") REFERENCES "app"."custom_roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_custom_role_idx" ON "app"."members" USING btree ("company_id","custom_role_id");--> statement-breakpoint
ALTER TABLE "app"."members" ADD CONSTRAINT "members_custom_role_check" CHECK ("app"."members"."custom_role_id" is null or "app"."members"."role" <> 'admin');--> statement-breakpoint
ALTER TABLE "app"."custom_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."custom_roles" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."custom_roles" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."custom_roles" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."custom_roles" TO app_admin;--> statement-breakpoint
CREATE TRIGGER custom_roles_notify_sessions AFTER UPDATE OF name, permissions ON app.custom_roles
  FOR EACH ROW EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
CREATE TRIGGER members_notify_custom_role AFTER UPDATE OF custom_role_id ON app.members
  FOR EACH ROW WHEN (old.custom_role_id IS DISTINCT FROM new.custom_role_id)
  EXECUTE FUNCTION app.notify_sessions();--> statement-breakpoint
-- Whether a member may do in a brand what an Editor may: by their custom role, else by the built-in one.
CREATE FUNCTION app.may_as_editor(p_company uuid, p_user uuid, p_brand uuid, p_permission text) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT CASE
      WHEN app.brand_role(p_company, p_user, p_brand) IS NULL THEN false
      WHEN m.custom_role_id IS NULL THEN app.brand_role(p_company, p_user, p_brand) IN ('admin', 'editor')
      ELSE (SELECT p_permission = ANY (c.permissions) FROM app.custom_roles c
        WHERE c.company_id = p_company AND c.id = m.custom_role_id)
      END
    FROM app.members m WHERE m.company_id = p_company AND m.user_id = p_user), false)
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.may_as_editor(uuid, uuid, uuid, text) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.may_as_editor(uuid, uuid, uuid, text) TO app_tenant;--> statement-breakpoint
CREATE OR REPLACE FUNCTION app.memberships_of(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'companyId', m.company_id, 'memberRole', m.role, 'selectedBrandId', m.selected_brand_id,
      'brandRoles', (SELECT jsonb_object_agg(r.brand_id, r.role) FROM member_brand_roles r
        WHERE r.company_id = m.company_id AND r.user_id = p_user),
      'customRole', (SELECT jsonb_build_object('name', r.name, 'permissions', r.permissions) FROM custom_roles r
        WHERE r.company_id = m.company_id AND r.id = m.custom_role_id),
      'companyName', c.name, 'publicId', c.public_id, 'companyStatus', c.status) ORDER BY m.created_at, m.company_id), '[]')
    FROM members m JOIN companies c ON c.company_id = m.company_id WHERE m.user_id = p_user);
END $$;
