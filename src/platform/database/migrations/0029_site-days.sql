CREATE TABLE "site_days" (
	"day" date PRIMARY KEY NOT NULL,
	"totals" jsonb NOT NULL
);
