ALTER TABLE "jobs" ADD COLUMN "call_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_call_key" ON "jobs" USING btree ("call_key");