-- Trigrams find misspelt words. Any role that may create objects in the database may add this extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "answer_ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"passage" text,
	"is_good" boolean NOT NULL,
	"rated_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"words" text NOT NULL,
	"path" text NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_state" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_passages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"words" text NOT NULL,
	"about" text NOT NULL,
	"tool" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', words), 'B') || setweight(to_tsvector('english', text), 'C') || setweight(to_tsvector('english', about), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_words" (
	"word" text PRIMARY KEY NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_articles" ADD CONSTRAINT "knowledge_articles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_ratings_created_at" ON "answer_ratings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answer_ratings_rated_by" ON "answer_ratings" USING btree ("rated_by");--> statement-breakpoint
CREATE INDEX "knowledge_passages_search" ON "knowledge_passages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "knowledge_words_similar" ON "knowledge_words" USING gin ("word" gin_trgm_ops);