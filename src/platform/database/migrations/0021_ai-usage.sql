CREATE TABLE "ai_usage" (
	"day" date NOT NULL,
	"task" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	CONSTRAINT "ai_usage_day_task_provider_model_pk" PRIMARY KEY("day","task","provider","model")
);
