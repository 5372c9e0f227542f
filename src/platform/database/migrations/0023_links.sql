CREATE TABLE "blocked_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_clicks" (
	"link_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"referrer" text NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"language" text NOT NULL,
	"campaign" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_day_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_days" (
	"link_id" bigint NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"visitors" integer NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "link_days_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "link_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" bigint NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "link_visitors" (
	"day" date NOT NULL,
	"link_id" bigint NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "link_visitors_day_link_id_visitor_pk" PRIMARY KEY("day","link_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"code" text NOT NULL,
	"owner" text,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"state_before" text,
	"deleted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"expired_url" text,
	"max_visits" integer,
	"visits" integer DEFAULT 0 NOT NULL,
	"password_hash" text,
	"redirect" smallint DEFAULT 302 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"targets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warning" text,
	"has_warning_page" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "link_clicks_at" ON "link_clicks" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_reports_reporter" ON "link_reports" USING btree ("link_id","reporter");--> statement-breakpoint
CREATE UNIQUE INDEX "links_code" ON "links" USING btree ("domain","code");--> statement-breakpoint
CREATE INDEX "links_owner" ON "links" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "links_host" ON "links" USING btree ("host");--> statement-breakpoint
CREATE INDEX "links_deleted_at" ON "links" USING btree ("deleted_at") WHERE deleted_at is not null and owner is not null;