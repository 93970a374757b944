// The one door to the query builder: Node reads the 130 kB of its package.json anew for each file that names the
// package, two seconds at every start.
export * from 'drizzle-orm';
