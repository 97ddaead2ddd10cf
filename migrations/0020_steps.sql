CREATE TABLE `steps` (
	`table_id` text PRIMARY KEY NOT NULL,
	`rules` integer NOT NULL,
	`entries` integer NOT NULL,
	`revision` integer NOT NULL,
	`players` text NOT NULL,
	`steps` blob NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
