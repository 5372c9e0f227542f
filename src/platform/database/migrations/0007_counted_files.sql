CREATE TABLE "usage_files" (
	"mark" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"meter" text NOT NULL,
	"calls" integer NOT NULL,
	"calls_per_use" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "usage_holds" ADD COLUMN "file_mark" text;--> statement-breakpoint
CREATE INDEX "usage_files_subject" ON "usage_files" USING btree ("subject","meter");--> statement-breakpoint
CREATE INDEX "usage_files_expires_at" ON "usage_files" USING btree ("expires_at");