CREATE TABLE "mailbox_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mailbox" text NOT NULL,
	"key" text NOT NULL,
	"sender" text NOT NULL,
	"outcome" text NOT NULL,
	"conversation_id" bigint,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"watcher" text,
	"watched_until" timestamp with time zone,
	"state" text DEFAULT 'connecting' NOT NULL,
	"reason" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"uid_validity" text,
	"last_uid" bigint,
	"read_at" timestamp with time zone,
	"test_name" text,
	"test_sent_at" timestamp with time zone,
	"test_arrived_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailbox_attachments" ADD CONSTRAINT "mailbox_attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_mailbox_mailboxes_id_fk" FOREIGN KEY ("mailbox") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_attachments_conversation" ON "mailbox_attachments" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_messages_key" ON "mailbox_messages" USING btree ("mailbox","key");--> statement-breakpoint
CREATE INDEX "mailbox_messages_sender" ON "mailbox_messages" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "mailbox_messages_answered_at" ON "mailbox_messages" USING btree ("answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "mailbox_messages_created_at" ON "mailbox_messages" USING btree ("created_at");