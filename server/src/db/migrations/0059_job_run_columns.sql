ALTER TABLE "app"."job_runs" ADD COLUMN "rows_read" integer;--> statement-breakpoint
ALTER TABLE "app"."job_runs" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."job_runs" ADD COLUMN "post_external_id" text;--> statement-breakpoint
ALTER TABLE "app"."job_runs" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
UPDATE "app"."job_runs" SET
  rows_read = CASE WHEN kind = 'import' THEN cursor::int END,
  starts_at = CASE WHEN kind IN ('bulk-generate', 'bulk-send') THEN cursor::timestamptz END,
  post_external_id = CASE WHEN kind = 'read-post' THEN cursor END,
  requested_by = CASE WHEN kind = 'import-undo' THEN (SELECT id FROM "app"."users" WHERE id = cursor::uuid) END,
  cursor = NULL
WHERE cursor IS NOT NULL AND kind <> 'backfill';--> statement-breakpoint
ALTER TABLE "app"."job_runs" ADD CONSTRAINT "job_runs_requested_by_fkey" FOREIGN KEY ("requested_by") REFERENCES "app"."users"("id") ON DELETE set null ON UPDATE no action;
