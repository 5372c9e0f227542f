CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_expires_at" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
-- Accounts that nobody confirmed are no accounts any more; whoever waits for one registers again.
DELETE FROM "users" WHERE "must_verify" AND NOT "email_verified" AND "role" = 'user' AND "pro_until" IS NULL
	AND NOT EXISTS (SELECT FROM "sessions" WHERE "sessions"."user_id" = "users"."id");--> statement-breakpoint
-- Links for new passwords, which last an hour, are kept in another form from now on.
DELETE FROM "verifications" WHERE "identifier" LIKE 'reset:%';--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "must_verify";