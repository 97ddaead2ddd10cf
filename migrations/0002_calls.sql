ALTER TABLE `messages` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `seats` text DEFAULT '[]' NOT NULL;