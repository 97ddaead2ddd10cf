CREATE TABLE `actions` (
	`table_id` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`player` text,
	`entry` text NOT NULL,
	`seq` integer,
	`events` text NOT NULL,
	`hash` text,
	PRIMARY KEY(`table_id`, `revision`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `archives` (
	`table_id` text PRIMARY KEY NOT NULL,
	`match` blob NOT NULL,
	`log` blob NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `decisions` (
	`table_id` text NOT NULL,
	`position` integer NOT NULL,
	`decision` text NOT NULL,
	`seat` integer NOT NULL,
	`kind` text NOT NULL,
	`optional` integer NOT NULL,
	`opened_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `position`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facts` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`rules` integer NOT NULL,
	`guild` text NOT NULL,
	`channel` text NOT NULL,
	`status` text NOT NULL,
	`revision` integer NOT NULL,
	`host` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`options` text NOT NULL,
	`secret` text NOT NULL,
	`commitment` text NOT NULL,
	`seed` text,
	`outcome` text NOT NULL,
	`proposal` text NOT NULL,
	`seq` integer,
	`since` text,
	`state` text,
	`back` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_open_channel` ON `games` (`channel`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `games_open_guild` ON `games` (`guild`,`changed_at`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `games_ended_channel` ON `games` (`channel`,`changed_at`) WHERE status in ('finished', 'cancelled');--> statement-breakpoint
CREATE TABLE `interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `interactions_at` ON `interactions` (`at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`buried` integer NOT NULL,
	PRIMARY KEY(`table_id`, `kind`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`seats` text NOT NULL,
	`attempts` integer NOT NULL,
	`due` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_table` ON `outbox` (`table_id`,`kind`);--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`player` text NOT NULL,
	`name` text NOT NULL,
	`joined` text NOT NULL,
	`conceded` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
