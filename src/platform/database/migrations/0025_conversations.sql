CREATE TABLE "answer_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "conversation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"actor" text,
	"act" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author" text NOT NULL,
	"author_name" text,
	"text" text NOT NULL,
	"message_id" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"delivery" text,
	"call_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "conversation_messages"."text")) STORED
);
--> statement-breakpoint
CREATE TABLE "conversation_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"severity" text NOT NULL,
	"severity_reasons" text[] DEFAULT '{}' NOT NULL,
	"needs_immediate" boolean DEFAULT false NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"owner" text,
	"assignee" text,
	"job_id" text,
	"problem" text,
	"context" text NOT NULL,
	"system_data" jsonb,
	"fingerprint" text NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"merged_into" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_answer_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"call_key" text,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', subject || ' ' || name || ' ' || coalesce(email, '') || ' ' || number)) STORED
);
--> statement-breakpoint
ALTER TABLE "conversation_events" ADD CONSTRAINT "conversation_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_merged_into_conversations_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_events_conversation" ON "conversation_events" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_message_id" ON "conversation_messages" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_call_key" ON "conversation_messages" USING btree ("call_key") WHERE call_key is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_search" ON "conversation_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "conversation_notes_conversation" ON "conversation_notes" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_number" ON "conversations" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_call_key" ON "conversations" USING btree ("call_key") WHERE call_key is not null;--> statement-breakpoint
CREATE INDEX "conversations_updated_at" ON "conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "conversations_problem" ON "conversations" USING btree ("problem") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "conversations_fingerprint" ON "conversations" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "conversations_merged_into" ON "conversations" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "conversations_ended_at" ON "conversations" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search");