CREATE TABLE "app"."comment_changes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_rating" smallint,
	"to_rating" smallint,
	"written_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_changes_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "comment_changes_kind_check" CHECK (("app"."comment_changes"."kind" = 'rating-up' and "app"."comment_changes"."to_rating" > "app"."comment_changes"."from_rating") or ("app"."comment_changes"."kind" = 'rating-down' and "app"."comment_changes"."to_rating" < "app"."comment_changes"."from_rating")
        or ("app"."comment_changes"."kind" = 'text' and "app"."comment_changes"."from_rating" is null and "app"."comment_changes"."to_rating" is null))
);
--> statement-breakpoint
ALTER TABLE "app"."comment_changes" ADD CONSTRAINT "comment_changes_comment_fkey" FOREIGN KEY ("company_id","comment_id") REFERENCES "app"."comments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_changes_written_idx" ON "app"."comment_changes" USING btree ("company_id","brand_id","written_at");--> statement-breakpoint
CREATE INDEX "comment_changes_comment_idx" ON "app"."comment_changes" USING btree ("company_id","comment_id");--> statement-breakpoint
CREATE INDEX "comments_low_idx" ON "app"."comments" USING btree ("company_id","brand_id","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE rating <= 3 and shelf <> 'hidden';--> statement-breakpoint
ALTER TABLE "app"."comment_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."comment_changes" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."comment_changes" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."comment_changes" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."comment_changes" TO app_admin;
