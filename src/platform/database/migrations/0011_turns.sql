CREATE SEQUENCE "public"."job_arrivals" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "turns" (
	"lane" text NOT NULL,
	"round" integer NOT NULL,
	"who" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "turns_lane_round_who_pk" PRIMARY KEY("lane","round","who")
);
--> statement-breakpoint
DROP INDEX "jobs_owner";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "block" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text DEFAULT 'long' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("lane","turn") WHERE "jobs"."state" in ('queued', 'running');