CREATE TABLE "app"."project_activities" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"text" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_activities_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "project_activities_text_check" CHECK (("app"."project_activities"."kind" = 'note') = ("app"."project_activities"."text" is not null))
);
--> statement-breakpoint
CREATE TABLE "app"."project_comments" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"linked" boolean NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_comments_pkey" PRIMARY KEY("company_id","project_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "app"."project_tasks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"assignee_id" uuid,
	"due_on" date,
	"counts_replies" boolean NOT NULL,
	"done_at" timestamp (3) with time zone,
	"reminded_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_tasks_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."projects" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"owner_id" uuid,
	"team" uuid[] NOT NULL,
	"due_on" date,
	"topics" text[] NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"count_from" date NOT NULL,
	"count_from_set" boolean DEFAULT false NOT NULL,
	"started_on" date,
	"shipped_on" date,
	"change" text NOT NULL,
	"tasks" smallint DEFAULT 0 NOT NULL,
	"tasks_done" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"alert_id" uuid,
	"created_by" uuid,
	"on_hold_since" date,
	"reminded_on" date,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "projects_status_check" CHECK ("app"."projects"."status" in ('planning', 'in-progress', 'on-hold', 'completed')),
	CONSTRAINT "projects_shipped_check" CHECK ("app"."projects"."shipped_on" is null or "app"."projects"."started_on" is null or "app"."projects"."shipped_on" >= "app"."projects"."started_on"),
	CONSTRAINT "projects_tasks_check" CHECK ("app"."projects"."tasks_done" between 0 and "app"."projects"."tasks")
);
--> statement-breakpoint
ALTER TABLE "app"."notifications" DROP CONSTRAINT "notifications_kind_check";--> statement-breakpoint
ALTER TABLE "app"."project_activities" ADD CONSTRAINT "project_activities_project_fkey" FOREIGN KEY ("company_id","project_id") REFERENCES "app"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."project_comments" ADD CONSTRAINT "project_comments_project_fkey" FOREIGN KEY ("company_id","project_id") REFERENCES "app"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."project_comments" ADD CONSTRAINT "project_comments_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."project_tasks" ADD CONSTRAINT "project_tasks_project_fkey" FOREIGN KEY ("company_id","project_id") REFERENCES "app"."projects"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."projects" ADD CONSTRAINT "projects_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_activities_order_idx" ON "app"."project_activities" USING btree ("company_id","project_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_comments_comment_idx" ON "app"."project_comments" USING btree ("company_id","comment_id");--> statement-breakpoint
CREATE INDEX "project_tasks_order_idx" ON "app"."project_tasks" USING btree ("company_id","project_id","position");--> statement-breakpoint
CREATE INDEX "project_tasks_due_idx" ON "app"."project_tasks" USING btree ("due_on") WHERE due_on is not null and done_at is null;--> statement-breakpoint
CREATE INDEX "projects_changed_idx" ON "app"."projects" USING btree ("company_id","brand_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_due_idx" ON "app"."projects" USING btree ("due_on") WHERE due_on is not null and archived_at is null and status <> 'completed';--> statement-breakpoint
ALTER TABLE "app"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ("app"."notifications"."kind" in ('comment', 'low-rating', 'risk', 'mention', 'assigned', 'woke', 'bulk', 'send-failed', 'send-unknown', 'connection', 'change', 'import', 'report', 'project', 'credits', 'billing', 'member', 'news'));--> statement-breakpoint
ALTER TABLE "app"."projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."projects" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."projects" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."projects" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."projects" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."project_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."project_tasks" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."project_tasks" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."project_tasks" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."project_tasks" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."project_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."project_comments" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."project_comments" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."project_comments" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."project_comments" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."project_activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."project_activities" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."project_activities" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."project_activities" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."project_activities" TO app_admin;
