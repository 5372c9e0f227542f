CREATE TABLE "analytics_day_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"page" text NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_searches" (
	"term" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "analytics_visitors" (
	"day" date NOT NULL,
	"did" text NOT NULL,
	"visitor" "bytea" NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "analytics_visitors_day_visitor_did_pk" PRIMARY KEY("day","visitor","did")
);
--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING brin ("at");