CREATE TABLE "marketing_audits" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_items" (
	"id" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"item" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "marketing_items_list" ON "marketing_items" USING btree ("list","created_at");--> statement-breakpoint
CREATE INDEX "marketing_runs_started_at" ON "marketing_runs" USING btree ("started_at");