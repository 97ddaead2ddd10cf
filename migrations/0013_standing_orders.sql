CREATE TABLE `auto_answers` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`decision` text NOT NULL,
	`due` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`, `decision`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `auto_answers_due` ON `auto_answers` (`due`);--> statement-breakpoint
CREATE TABLE `orders` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`player` text NOT NULL,
	`chosen` text NOT NULL,
	PRIMARY KEY(`table_id`, `seat`, `player`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
