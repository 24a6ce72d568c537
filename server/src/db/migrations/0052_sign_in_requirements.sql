ALTER TABLE "app"."companies" RENAME COLUMN "password_demanded_from" TO "password_required_from";--> statement-breakpoint
ALTER TABLE "app"."companies" RENAME COLUMN "factor_demanded_from" TO "factor_required_from";--> statement-breakpoint
ALTER TRIGGER companies_notify_demands ON "app"."companies" RENAME TO companies_notify_requirements;--> statement-breakpoint
DROP FUNCTION app.demands_on(uuid, boolean);--> statement-breakpoint
-- An administrator needs a second factor immediately if the installation says so; a member what the company says.
CREATE FUNCTION app.sign_in_requirements(p_user uuid, p_strict boolean) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = app, pg_temp AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'passwordFrom', c.password_required_from,
      'factorFrom', CASE WHEN p_strict AND u.role <> 'user' THEN u.created_at ELSE c.factor_required_from END,
      'passwordSince', (SELECT coalesce(u.password_changed_at, a.created_at) FROM accounts a
        WHERE a.user_id = p_user AND a.provider_id = 'credential' AND a.password IS NOT NULL),
      'hasFactor', EXISTS (SELECT 1 FROM authenticators f WHERE f.user_id = p_user AND f.enabled_at IS NOT NULL))
    FROM users u LEFT JOIN members m ON m.user_id = u.id LEFT JOIN companies c ON c.company_id = m.company_id
    WHERE u.id = p_user AND (c.password_required_from IS NOT NULL OR c.factor_required_from IS NOT NULL
      OR (p_strict AND u.role <> 'user'))
    ORDER BY m.created_at, m.company_id LIMIT 1);
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION app.sign_in_requirements(uuid, boolean) FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app.sign_in_requirements(uuid, boolean) TO app_server;
