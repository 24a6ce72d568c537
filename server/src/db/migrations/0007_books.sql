ALTER TABLE "app"."credit_accounts" ADD COLUMN "booked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD COLUMN "entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."credit_entries" ADD COLUMN "entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" ADD CONSTRAINT "credit_accounts_booked_check" CHECK ("app"."credit_accounts"."booked" >= 0);--> statement-breakpoint
UPDATE app.credit_accounts a SET booked = coalesce((SELECT sum(e.credits) FROM app.credit_entries e WHERE e.company_id = a.company_id), 0),
  entered_at = (SELECT max(e.created_at) FROM app.credit_entries e WHERE e.company_id = a.company_id);
