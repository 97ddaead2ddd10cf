CREATE TABLE `people` (
	`player` text PRIMARY KEY NOT NULL,
	`tips` text NOT NULL
);
