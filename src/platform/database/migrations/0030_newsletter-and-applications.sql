CREATE TABLE "job_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"position" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"owner" text NOT NULL,
	"cv_key" text NOT NULL,
	"cv_name" text NOT NULL,
	"cv_type" text NOT NULL,
	"cv_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_key" text,
	CONSTRAINT "job_applications_call_key_unique" UNIQUE("call_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "job_applications_expires_at" ON "job_applications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_applications_owner" ON "job_applications" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at");