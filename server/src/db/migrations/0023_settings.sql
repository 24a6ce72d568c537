ALTER TABLE "app"."users" ALTER COLUMN "timezone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "app"."users" ALTER COLUMN "timezone" DROP NOT NULL;--> statement-breakpoint
UPDATE "app"."users" SET "timezone" = NULL WHERE "timezone" = 'UTC';--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "date_format" text DEFAULT 'MMM DD, YYYY' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "week_start" text DEFAULT 'sunday' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "number_format" text DEFAULT '1,234.56' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "density" text DEFAULT 'comfortable' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "profile_visibility" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "show_activity" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "share_usage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "app"."usage_counts" (
	"day" date NOT NULL,
	"screen" text NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "usage_counts_day_screen_pk" PRIMARY KEY("day","screen"),
	CONSTRAINT "usage_counts_opened_check" CHECK ("app"."usage_counts"."opened" > 0)
);
--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_date_format_check" CHECK ("app"."users"."date_format" in ('MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'MMM DD, YYYY', 'DD MMM YYYY'));--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_week_start_check" CHECK ("app"."users"."week_start" in ('monday', 'sunday', 'saturday'));--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_number_format_check" CHECK ("app"."users"."number_format" in ('1,234.56', '1.234,56', '1 234,56', '1’234.56'));--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_theme_check" CHECK ("app"."users"."theme" in ('light', 'dark', 'system'));--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_density_check" CHECK ("app"."users"."density" in ('comfortable', 'compact'));--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_profile_visibility_check" CHECK ("app"."users"."profile_visibility" in ('everyone', 'team', 'private'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."usage_counts" TO app_server;--> statement-breakpoint
GRANT SELECT (locale, date_format, number_format, profile_visibility, show_activity) ON app.users TO app_tenant;
