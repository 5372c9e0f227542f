CREATE TABLE "usage_counters" (
	"subject" text NOT NULL,
	"meter" text NOT NULL,
	"period_start" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counters_subject_meter_period_start_pk" PRIMARY KEY("subject","meter","period_start")
);
--> statement-breakpoint
CREATE TABLE "usage_holds" (
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"meter" text NOT NULL,
	"period_start" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_holds_id_subject_pk" PRIMARY KEY("id","subject")
);
--> statement-breakpoint
CREATE INDEX "usage_holds_created_at" ON "usage_holds" USING btree ("created_at");