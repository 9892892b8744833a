// `npm start`: installs, builds and serves the site, and prints its address.
import { join } from 'node:path';
import { giveUp, installPackages, run, top } from './install.mjs';
import { serve } from './serve.mjs';

installPackages();
if (run('npm', ['run', '--silent', 'build']) !== 0) giveUp('The site could not be built; the reason stands above.');

const base = new URL(process.env.STICHBUCH_URL ?? 'http://localhost/').pathname;
const where = { root: join(top, 'dist'), base, host: process.env.HOST ?? '127.0.0.1' };
const wanted = process.env.PORT;
const site = await serve({ ...where, port: Number(wanted ?? 4321) }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (wanted !== undefined) giveUp(`Port ${wanted} is taken: name a free one in PORT.`);
  return serve({ ...where, port: 0 });
});
console.log(`\nStichbuch is served at ${site.url} (Ctrl+C ends it)`);
