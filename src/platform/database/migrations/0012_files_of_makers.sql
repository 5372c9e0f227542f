ALTER TABLE "files" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "handoffs" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "maker_address" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "uploads" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "keep_uploads" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "files_address" ON "files" USING btree ("address");