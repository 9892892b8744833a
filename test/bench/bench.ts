// `npm run bench [-- rule set …]`: first the engine, then the solver.
await import('./engine.ts');
console.log();
await import('./solver.ts');

export {};
