ALTER TABLE "links" ADD COLUMN "call_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "links_call_key" ON "links" USING btree ("call_key") WHERE call_key is not null;