CREATE TABLE "trial_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"trial" text NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "refused_trial" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "network_mark" text;--> statement-breakpoint
CREATE INDEX "trial_marks_trial" ON "trial_marks" USING btree ("trial");--> statement-breakpoint
CREATE INDEX "trial_marks_kept_until" ON "trial_marks" USING btree ("kept_until");