ALTER TABLE "jobs" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("owner");