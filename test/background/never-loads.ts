throw new Error('This worker cannot be loaded.');
