CREATE TABLE `alarms` (
	`table_id` text PRIMARY KEY NOT NULL,
	`due` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `alarms_due` ON `alarms` (`due`);--> statement-breakpoint
ALTER TABLE `actions` ADD `why` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `ai` text;