ALTER TABLE "usage_holds" ADD COLUMN "amount" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_holds" ADD COLUMN "taken_by" text DEFAULT 'call' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_holds" DROP CONSTRAINT "usage_holds_id_subject_meter_pk";--> statement-breakpoint
ALTER TABLE "usage_holds" ADD CONSTRAINT "usage_holds_id_subject_meter_period_start_taken_by_pk" PRIMARY KEY("id","subject","meter","period_start","taken_by");
