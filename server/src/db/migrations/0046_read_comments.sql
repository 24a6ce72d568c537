-- A constant default writes no row: comments that are already there count as read. New ones arrive unread.
ALTER TABLE "app"."comments" ADD COLUMN "read" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."comments" ALTER COLUMN "read" SET DEFAULT false;
