CREATE TABLE `pointers` (
	`table_id` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`table_id`, `channel`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `pointers` SELECT `table_id`, `channel`, `message` FROM `messages` WHERE `kind` = 'left';--> statement-breakpoint
DELETE FROM `messages` WHERE `kind` = 'left';
