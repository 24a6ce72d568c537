CREATE TABLE "app"."pictures" (
	"user_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_pkey" PRIMARY KEY("user_id","size"),
	CONSTRAINT "pictures_bytes_check" CHECK (octet_length("app"."pictures"."bytes") between 1 and 1048576)
);
--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "phone_country" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_hash_idx" ON "app"."pictures" USING btree ("hash","size");--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_phone_check" CHECK (char_length("app"."users"."phone") <= 20);--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_location_check" CHECK (char_length("app"."users"."location") <= 100);--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_bio_check" CHECK (char_length("app"."users"."bio") <= 500);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "app"."pictures" TO app_server;
