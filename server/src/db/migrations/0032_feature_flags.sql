CREATE TABLE "app"."announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	CONSTRAINT "announcements_span_check" CHECK ("app"."announcements"."until_at" >= "app"."announcements"."from_at")
);
--> statement-breakpoint
ALTER TABLE "app"."companies" ADD COLUMN "features" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."announcements" ADD CONSTRAINT "announcements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."announcements" ADD CONSTRAINT "announcements_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_until_idx" ON "app"."announcements" USING btree ("until_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON app.announcements TO app_server;--> statement-breakpoint
GRANT SELECT ON app.announcements TO app_admin;
