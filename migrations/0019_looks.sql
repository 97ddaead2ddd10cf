CREATE TABLE `looks` (
	`table_id` text NOT NULL,
	`player` text NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`table_id`, `player`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
