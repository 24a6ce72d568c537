CREATE TABLE "app"."notification_choices" (
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_event_channel_pk" PRIMARY KEY("user_id","event","channel"),
	CONSTRAINT "notification_choices_channel_check" CHECK ("app"."notification_choices"."channel" in ('inApp', 'mail', 'push'))
);
--> statement-breakpoint
CREATE TABLE "app"."notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text DEFAULT 'urgent' NOT NULL,
	"quiet_on" boolean DEFAULT false NOT NULL,
	"quiet_from" integer DEFAULT 20 NOT NULL,
	"quiet_to" integer DEFAULT 7 NOT NULL,
	"marketing_asked_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_rhythm_check" CHECK ("app"."notification_settings"."rhythm" in ('urgent', 'each', 'hourly', 'daily')),
	CONSTRAINT "notification_settings_quiet_check" CHECK ("app"."notification_settings"."quiet_from" between 0 and 23 and "app"."notification_settings"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "app"."mail_stops" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_check" CHECK ("app"."push_subscriptions"."endpoint" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "app"."notification_mutes" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	CONSTRAINT "notification_mutes_pkey" PRIMARY KEY("company_id","user_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "app"."notification_sends" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_sends_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_sends_channel_check" CHECK ("app"."notification_sends"."channel" in ('mail', 'push')),
	CONSTRAINT "notification_sends_state_check" CHECK ("app"."notification_sends"."state" in ('waiting', 'sent', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "app"."notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "app"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notification_mutes" ADD CONSTRAINT "notification_mutes_member_fkey" FOREIGN KEY ("company_id","user_id") REFERENCES "app"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notification_mutes" ADD CONSTRAINT "notification_mutes_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."notification_sends" ADD CONSTRAINT "notification_sends_notification_fkey" FOREIGN KEY ("company_id","notification_id") REFERENCES "app"."notifications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "app"."push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "app"."push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_idx" ON "app"."push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_sends_once_key" ON "app"."notification_sends" USING btree ("company_id","notification_id","channel");--> statement-breakpoint
CREATE INDEX "notification_sends_due_idx" ON "app"."notification_sends" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notification_sends_waiting_idx" ON "app"."notification_sends" USING btree ("company_id","user_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("app"."notifications"."kind" in ('comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'import', 'report', 'credits', 'billing', 'member', 'news'));--> statement-breakpoint
-- Who muted an event wanted it nowhere.
INSERT INTO "app"."notification_choices" (user_id, event, channel, is_on)
  SELECT u.id, k.event, c.channel, false FROM "app"."users" u, unnest(u.muted_kinds) AS k(event),
    unnest(array['inApp', 'mail', 'push']) AS c(channel) ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "app"."users" DROP COLUMN "muted_kinds";--> statement-breakpoint
-- A ticked box alone is no consent to marketing any more: such a wish waits for the link of a mail.
INSERT INTO "app"."notification_settings" (user_id, marketing_asked_at, updated_at)
  SELECT id, updated_at, updated_at FROM "app"."users" WHERE marketing_emails;--> statement-breakpoint
UPDATE "app"."users" SET marketing_emails = false WHERE marketing_emails;--> statement-breakpoint
ALTER TABLE "app"."notification_mutes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."notification_mutes" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."notification_mutes" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."notification_mutes" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."notification_mutes" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."notification_sends" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."notification_sends" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."notification_sends" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."notification_sends" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."notification_sends" TO app_admin;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."notification_choices", "app"."notification_settings", "app"."mail_stops", "app"."push_subscriptions" TO app_server;--> statement-breakpoint
GRANT SELECT ON "app"."notification_choices" TO app_tenant;--> statement-breakpoint
GRANT SELECT (user_id, rhythm, quiet_on, quiet_from, quiet_to) ON "app"."notification_settings" TO app_tenant;--> statement-breakpoint
GRANT SELECT (user_id) ON "app"."push_subscriptions" TO app_tenant;
