// The policy of a page: which scripts and styles may stand in it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash by which the policy of a page lets a script or a style stand in it. */
export const hashOf = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The page with a policy that allows what stands in it and nothing else: the builder allows what stands in any page. */
export function withOwnPolicy(html: string): string {
  const own = new Set([...html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) => hashOf(text)));
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)/, (_, head: string, policy: string) => {
    const kept = policy.replace(/ '(sha256-[^']+)'/g, (source, hash: string) =>
      own.has(hash as `sha256-${string}`) ? source : '',
    );
    return head + kept;
  });
}

/** Gives every page of a built site its own policy. */
export function keepOwnPolicies(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const place = join(folder, file);
    writeFileSync(place, withOwnPolicy(readFileSync(place, 'utf8')));
  }
}
