ALTER TABLE "app"."discount_reads" ADD COLUMN "shop" text;
