CREATE TABLE "handoff_items" (
	"handoff_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "handoff_items_handoff_id_position_pk" PRIMARY KEY("handoff_id","position")
);
--> statement-breakpoint
CREATE TABLE "handoffs" (
	"id" text PRIMARY KEY NOT NULL,
	"desktop_key_hash" text NOT NULL,
	"phone_key_hash" text NOT NULL,
	"phone_token_hash" text,
	"items" integer DEFAULT 0 NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handoff_items" ADD CONSTRAINT "handoff_items_handoff_id_handoffs_id_fk" FOREIGN KEY ("handoff_id") REFERENCES "public"."handoffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handoffs_expires_at" ON "handoffs" USING btree ("expires_at");