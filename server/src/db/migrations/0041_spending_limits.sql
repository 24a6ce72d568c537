-- The caps of a day are spending limits.
ALTER TABLE "app"."credit_caps" RENAME TO "spending_limits";--> statement-breakpoint
ALTER TABLE "app"."spending_limits" RENAME CONSTRAINT "credit_caps_pkey" TO "spending_limits_pkey";--> statement-breakpoint
ALTER TABLE "app"."spending_limits" RENAME CONSTRAINT "credit_caps_company_fkey" TO "spending_limits_company_fkey";--> statement-breakpoint
ALTER TABLE "app"."spending_limits" RENAME CONSTRAINT "credit_caps_scope_check" TO "spending_limits_scope_check";--> statement-breakpoint
ALTER TABLE "app"."spending_limits" RENAME CONSTRAINT "credit_caps_day_check" TO "spending_limits_day_check";--> statement-breakpoint
ALTER TABLE "app"."credit_accounts" RENAME COLUMN "capped" TO "limited";--> statement-breakpoint
UPDATE "app"."bulk_items" SET "code" = 'SPENDING_LIMIT_REACHED' WHERE "code" = 'CAP_REACHED';
