CREATE TABLE "app"."people" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"search_text" text NOT NULL,
	"comments" integer NOT NULL,
	"pending" integer NOT NULL,
	"sent" integer NOT NULL,
	"rated" integer NOT NULL,
	"rating" double precision,
	"platforms" text[] NOT NULL,
	"repeated_topic" text,
	"first_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	CONSTRAINT "people_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."people_brands" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"seen" text NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	"compared_at" timestamp (3) with time zone,
	CONSTRAINT "people_brands_pkey" PRIMARY KEY("company_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "app"."people_days" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "people_days_pkey" PRIMARY KEY("company_id","brand_id","day","platform")
);
--> statement-breakpoint
CREATE TABLE "app"."person_comments" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"person_id" uuid,
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"seen" bigint NOT NULL,
	CONSTRAINT "person_comments_pkey" PRIMARY KEY("company_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "app"."person_identities" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"value" text NOT NULL,
	"person_id" uuid NOT NULL,
	"evidence_comment_id" uuid NOT NULL,
	"evidence_at" timestamp (3) with time zone NOT NULL,
	"comments" integer NOT NULL,
	CONSTRAINT "person_identities_pkey" PRIMARY KEY("company_id","brand_id","kind","platform","value"),
	CONSTRAINT "person_identities_kind_check" CHECK ("app"."person_identities"."kind" in ('email', 'phone', 'account')),
	CONSTRAINT "person_identities_platform_check" CHECK (("app"."person_identities"."kind" = 'account') = ("app"."person_identities"."platform" <> ''))
);
--> statement-breakpoint
CREATE TABLE "app"."person_splits" (
	"company_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"split_id" uuid NOT NULL,
	"from_person_id" uuid NOT NULL,
	"split_by" uuid,
	"split_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_splits_pkey" PRIMARY KEY("company_id","comment_id")
);
--> statement-breakpoint
ALTER TABLE "app"."people" ADD CONSTRAINT "people_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."people_brands" ADD CONSTRAINT "people_brands_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."people_days" ADD CONSTRAINT "people_days_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."person_comments" ADD CONSTRAINT "person_comments_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."person_identities" ADD CONSTRAINT "person_identities_person_fkey" FOREIGN KEY ("company_id","person_id") REFERENCES "app"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."person_splits" ADD CONSTRAINT "person_splits_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."person_splits" ADD CONSTRAINT "person_splits_split_by_fkey" FOREIGN KEY ("split_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_last_idx" ON "app"."people" USING btree ("company_id","brand_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_comments_idx" ON "app"."people" USING btree ("company_id","brand_id","comments" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "people_rating_idx" ON "app"."people" USING btree ("company_id","brand_id",coalesce(rating, 6),"id");--> statement-breakpoint
CREATE INDEX "person_comments_person_idx" ON "app"."person_comments" USING btree ("company_id","person_id","day" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "person_comments_day_idx" ON "app"."person_comments" USING btree ("company_id","brand_id","day","platform");--> statement-breakpoint
CREATE INDEX "person_identities_person_idx" ON "app"."person_identities" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "person_splits_split_idx" ON "app"."person_splits" USING btree ("company_id","split_id");--> statement-breakpoint
CREATE INDEX "person_splits_from_idx" ON "app"."person_splits" USING btree ("company_id","from_person_id");--> statement-breakpoint
ALTER TABLE "app"."people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."people" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."people" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."people" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."people" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."person_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."person_identities" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."person_identities" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."person_identities" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."person_identities" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."person_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."person_comments" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."person_comments" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."person_comments" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."person_comments" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."person_splits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."person_splits" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."person_splits" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."person_splits" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."person_splits" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."people_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."people_days" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."people_days" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."people_days" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."people_days" TO app_admin;--> statement-breakpoint
ALTER TABLE "app"."people_brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY tenant ON "app"."people_brands" TO app_tenant
  USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
  WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY admin_reads ON "app"."people_brands" FOR SELECT TO app_admin USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."people_brands" TO app_tenant;--> statement-breakpoint
GRANT SELECT ON "app"."people_brands" TO app_admin;
