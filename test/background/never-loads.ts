// A worker that ends before it is loaded.
process.exit(1);
