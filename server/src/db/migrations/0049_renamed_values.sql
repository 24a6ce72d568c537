ALTER TABLE "app"."alert_looks" RENAME TO "alert_checks";--> statement-breakpoint
ALTER TABLE "app"."alert_checks" RENAME COLUMN "looked_at" TO "checked_at";--> statement-breakpoint
ALTER TABLE "app"."alert_checks" RENAME CONSTRAINT "alert_looks_pkey" TO "alert_checks_pkey";--> statement-breakpoint
ALTER TABLE "app"."alert_checks" RENAME CONSTRAINT "alert_looks_brand_fkey" TO "alert_checks_brand_fkey";--> statement-breakpoint
-- Product announcements were called news. Only these rows are written; the check reads the rest once.
ALTER TABLE "app"."notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
UPDATE "app"."notifications" SET "kind" = 'announcement',
    "once_key" = CASE WHEN "once_key" LIKE 'news:%' THEN 'release:' || substr("once_key", 6) ELSE "once_key" END
  WHERE "kind" = 'news';--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("app"."notifications"."kind" in ('comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'import', 'report', 'project', 'credits', 'billing', 'member', 'announcement')) NOT VALID;--> statement-breakpoint
ALTER TABLE "app"."notifications" VALIDATE CONSTRAINT "notifications_kind_check";--> statement-breakpoint
UPDATE "app"."notification_choices" SET "event" = 'announcement' WHERE "event" = 'news';
