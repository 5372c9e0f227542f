ALTER TABLE "ai_usage" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD COLUMN "failed_at" timestamp with time zone;