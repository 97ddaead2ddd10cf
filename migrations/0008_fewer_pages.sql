DROP INDEX `outbox_table`;--> statement-breakpoint
DROP INDEX `games_open_guild`;--> statement-breakpoint
CREATE INDEX `games_open_guild` ON `games` (`guild`) WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE TABLE `__new_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_interactions` SELECT `id`, `at` FROM `interactions`;--> statement-breakpoint
DROP TABLE `interactions`;--> statement-breakpoint
ALTER TABLE `__new_interactions` RENAME TO `interactions`;
