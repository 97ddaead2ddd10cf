UPDATE `seats` SET `ai` = 'heuristic' WHERE `ai` = 'thumb';
