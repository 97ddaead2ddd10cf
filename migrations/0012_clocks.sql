CREATE TABLE `clocks` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`bank` integer NOT NULL,
	`spent` integer NOT NULL,
	`since` integer,
	`stage` text NOT NULL,
	`due` integer,
	`out` integer,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clocks_due` ON `clocks` (`due`) WHERE due is not null;--> statement-breakpoint
ALTER TABLE `games` ADD `touched_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `sleep` text DEFAULT 'awake' NOT NULL;--> statement-breakpoint
ALTER TABLE `games` ADD `sleep_due` integer;--> statement-breakpoint
CREATE INDEX `games_sleep_due` ON `games` (`sleep_due`) WHERE sleep_due is not null;--> statement-breakpoint
UPDATE `games` SET
	`touched_at` = `changed_at`,
	`sleep_due` = CASE
		WHEN status = 'lobby' THEN `changed_at` + 604800000
		WHEN status = 'playing' THEN `changed_at` + 2592000000
	END;