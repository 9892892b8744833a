// `npm run bench [-- rule set …]`: first the engine, then the solver, in Node and in a worker of the browser.
await import('./engine.ts');
console.log();
await import('./solver.ts');
console.log();
await import('./browser.ts');

export {};
