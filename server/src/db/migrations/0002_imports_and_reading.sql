CREATE TABLE "app"."audit_entries" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."brand_facts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_facts_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "brand_facts_topic_check" CHECK ("app"."brand_facts"."topic" in ('delivery', 'returns', 'warranty', 'payment', 'care', 'sizes', 'contact', 'other'))
);
--> statement-breakpoint
CREATE TABLE "app"."file_pieces" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"piece" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_pkey" PRIMARY KEY("company_id","file_id","piece")
);
--> statement-breakpoint
CREATE TABLE "app"."files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "files_size_check" CHECK ("app"."files"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "app"."import_changes" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "import_changes_pkey" PRIMARY KEY("company_id","import_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "app"."import_mappings" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"signature" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mappings_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "app"."import_rejects" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_rejects_pkey" PRIMARY KEY("company_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "app"."imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"job_id" uuid NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "imports_kind_check" CHECK ("app"."imports"."kind" in ('comments', 'products'))
);
--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "sentiment" text;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "sentiment_score" smallint;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "topics_good" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "topics_bad" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "risks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "read_by" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD COLUMN "answered_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."products" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "app"."reply_versions" ADD COLUMN "cost_micros" integer;--> statement-breakpoint
ALTER TABLE "app"."audit_entries" ADD CONSTRAINT "audit_entries_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."brand_facts" ADD CONSTRAINT "brand_facts_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."file_pieces" ADD CONSTRAINT "file_pieces_file_fkey" FOREIGN KEY ("company_id","file_id") REFERENCES "app"."files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."files" ADD CONSTRAINT "files_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."import_changes" ADD CONSTRAINT "import_changes_import_fkey" FOREIGN KEY ("company_id","import_id") REFERENCES "app"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."import_mappings" ADD CONSTRAINT "import_mappings_company_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."import_rejects" ADD CONSTRAINT "import_rejects_import_fkey" FOREIGN KEY ("company_id","import_id") REFERENCES "app"."imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."imports" ADD CONSTRAINT "imports_brand_fkey" FOREIGN KEY ("company_id","brand_id") REFERENCES "app"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_recent_idx" ON "app"."audit_entries" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "brand_facts_brand_idx" ON "app"."brand_facts" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE INDEX "files_expiry_idx" ON "app"."files" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_mappings_signature_key" ON "app"."import_mappings" USING btree ("company_id","kind","signature");--> statement-breakpoint
CREATE INDEX "imports_recent_idx" ON "app"."imports" USING btree ("company_id","brand_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_import_idx" ON "app"."comments" USING btree ("company_id","import_id") WHERE import_id is not null;--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_sentiment_check" CHECK ("app"."comments"."sentiment" in ('positive', 'mixed', 'neutral', 'negative'));--> statement-breakpoint
ALTER TABLE "app"."comments" ADD CONSTRAINT "comments_sentiment_score_check" CHECK ("app"."comments"."sentiment_score" between -2 and 2);--> statement-breakpoint
DO $$
DECLARE
  t text;
  fresh text[] := array['audit_entries','brand_facts','files','file_pieces','imports','import_rejects','import_changes','import_mappings'];
BEGIN
  FOREACH t IN ARRAY fresh LOOP
    EXECUTE format('ALTER TABLE app.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant ON app.%I TO app_tenant
      USING (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
      WITH CHECK (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', t);
    EXECUTE format('CREATE POLICY admin_reads ON app.%I FOR SELECT TO app_admin USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON app.%I TO app_tenant', t);
    EXECUTE format('GRANT SELECT ON app.%I TO app_admin', t);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON app.audit_entries FROM app_tenant;
