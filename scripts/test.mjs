// `npm test`: installs what is missing, checks and builds the project, runs every test, and counts. The last line is
// `N passed, N failed`; the exit code is 0 only if nothing failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser, installPackages, run } from './install.mjs';

installPackages();
installBrowser();

const folder = mkdtempSync(join(tmpdir(), 'stichbuch-'));
const report = join(folder, 'tests.json');
const failures = [];
let passed = 0;
let failed = 0;

/** Counts one step of the run as one test. */
function step(name, script) {
  console.log(`\n— ${name}`);
  if (run('npm', ['run', '--silent', script]) === 0) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}

step('lint and format', 'check:lint');
step('content', 'check:content');
step('types', 'check:types');
step('build', 'build');

console.log('\n— tests');
const code = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
const { found, broken } = readReport();
passed += found.filter(({ status }) => status === 'passed').length;
const red = found.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
// A file that cannot be loaded, or an error outside of any test, fails the run without failing a test.
const unnamed = broken.length === 0 && red.length === 0 && code !== 0 ? ['vitest itself'] : [];
failed += red.length + broken.length + unnamed.length;
failures.push(...red, ...broken, ...unnamed);
rmSync(folder, { recursive: true });

/** The tests of the run, and the files that could not be loaded. */
function readReport() {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      found: testResults.flatMap(({ assertionResults }) => assertionResults),
      broken: testResults
        .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .map(({ name }) => name),
    };
  } catch {
    return { found: [], broken: [] };
  }
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
