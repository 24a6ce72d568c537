ALTER TABLE "app"."credit_accounts" RENAME COLUMN "low_told_at" TO "low_notified_at";
