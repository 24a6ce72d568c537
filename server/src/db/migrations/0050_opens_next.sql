-- A constant default writes no row.
ALTER TABLE "app"."users" ADD COLUMN "opens_next" boolean DEFAULT false NOT NULL;
