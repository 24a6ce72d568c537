ALTER TABLE "app"."mails" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;
