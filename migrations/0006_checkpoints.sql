CREATE TABLE `checkpoints` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`revision` integer NOT NULL,
	`match` blob NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `actions_player` ON `actions` (`table_id`,`player`,`revision`) WHERE player is not null;--> statement-breakpoint
CREATE INDEX `actions_reasons` ON `actions` (`table_id`,entry ->> '$.seat',`revision`) WHERE why is not null;