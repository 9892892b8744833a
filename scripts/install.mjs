// Makes a fresh checkout ready: the packages of the lock file and, for the tests, a browser. Runs on the Node that
// the machine has (20 or later); everything else runs on the Node 24 that the lock file brings.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const top = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Says why it cannot go on, and ends. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a command in the checkout, the checkout's own programs first; answers with its exit code.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 */
export function run(command, words, environment = {}) {
  const PATH = [join(top, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const done = spawnSync(command, words, {
    cwd: top,
    env: { ...process.env, PATH, ...environment },
    shell: isWindows,
    stdio: 'inherit',
  });
  return done.status ?? 1;
}

const packagesIn = (file) => JSON.parse(readFileSync(join(top, file), 'utf8')).packages;

/** Does node_modules hold the very versions of the lock file? Packages for other machines are left out of it. */
function isInstalled() {
  if (!existsSync(join(top, 'node_modules', '.package-lock.json'))) return false;
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || (optional && !present[path]) || present[path]?.version === version,
  );
}

/** Installs the packages of the lock file, unless they are there already. */
export function installPackages() {
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json …');
    if (run('npm', ['ci']) !== 0) giveUp('npm ci failed; what it says stands above.');
  }
  const { status, stdout } = spawnSync(join(top, 'node_modules', '.bin', 'node'), ['--version'], { encoding: 'utf8' });
  const version = status === 0 ? stdout : process.version;
  if (Number(/^v(\d+)/.exec(version)?.[1]) < 24) {
    giveUp(
      `Node 24 is needed, and there is no package of it for ${process.platform}-${process.arch}: install Node 24 and try again.`,
    );
  }
}

/** The Chromium of this machine: the one that CHROME_PATH names, or the first that is found. */
export function browserPath() {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return places.find((place) => existsSync(place));
}

/** Installs Chromium from the packages of Debian, unless the machine has one. */
export function installBrowser() {
  if (browserPath()) return;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the tests of the site …');
    const [command, ...words] = apt;
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    run(command, [...words, 'update', '-qq'], environment);
    run(command, [...words, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], environment);
  }
  if (!browserPath()) {
    giveUp('The tests of the site need Chromium: install chromium or google-chrome, or name one in CHROME_PATH, and try again.');
  }
}
