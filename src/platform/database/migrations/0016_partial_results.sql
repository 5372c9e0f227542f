CREATE TABLE "job_partials" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"partial" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_partials" ADD CONSTRAINT "job_partials_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;