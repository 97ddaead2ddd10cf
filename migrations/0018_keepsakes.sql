CREATE TABLE `keepsake_versions` (
	`keepsake` text NOT NULL,
	`version` integer NOT NULL,
	`match` text,
	`at` integer NOT NULL,
	`kept` text NOT NULL,
	PRIMARY KEY(`keepsake`, `version`),
	FOREIGN KEY (`keepsake`) REFERENCES `keepsakes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `keepsakes` (
	`id` text PRIMARY KEY NOT NULL,
	`person` text NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`table_id` text,
	`imported` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `keepsakes_person` ON `keepsakes` (`person`);--> statement-breakpoint
ALTER TABLE `seats` ADD `keepsake` text;