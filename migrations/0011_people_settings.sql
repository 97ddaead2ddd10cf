ALTER TABLE `people` ADD `settings` text DEFAULT 'null' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `digest_due` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `refused_at` integer;--> statement-breakpoint
CREATE INDEX `people_digest` ON `people` (`digest_due`) WHERE digest_due is not null;