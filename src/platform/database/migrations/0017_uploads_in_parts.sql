CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"field" text NOT NULL,
	"writer" text,
	"writer_seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "parts" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;