ALTER TABLE "usage_counters" ADD COLUMN "given_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_holds" ADD COLUMN "returnable" integer;--> statement-breakpoint
ALTER TABLE "usage_holds" ADD COLUMN "kept_at" timestamp with time zone;